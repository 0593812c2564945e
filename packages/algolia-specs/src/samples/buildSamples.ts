import type {ApiRequest, OpenApiDocument, PlacedOperation} from '@docs/openapi';
import type {Sample} from '@docs/openapi/reference';
import {limitDepth} from '@docs/openapi/samples';
import {readClients} from '../extensions/readExtensions.ts';
import type {LanguageName} from '../facts/languages.ts';
import {buildCall} from './call.ts';
import {renderCurl} from './curl.ts';
import {renderJava} from './java.ts';
import {renderJavaScript} from './javascript.ts';
import {renderPhp} from './php.ts';
import {adaptCall, hasMethod, wordGaps, wordJavaScriptPackage, wordPackage} from './publishedClients.ts';

export type ClientSample = Sample & {language: LanguageName};

/**
 * One sample per language that has a client for this operation, plus cURL, in the order javascript, php, java, curl.
 * Takes any request that is JSON, so that samples can follow what a reader types. Without a region, it is the API's default.
 */
export function buildSamples(
  document: OpenApiDocument,
  operation: PlacedOperation,
  request: ApiRequest,
  region?: string,
): ClientSample[] {
  const clients = readClients(document);
  const {javascript, php, java} = clients ?? {};
  const {operationId} = operation.value;
  const limited = {...request, body: limitDepth(request.body)};
  const call = buildCall(document, operation, limited, region);
  const samples: (ClientSample | undefined)[] = [
    javascript && hasMethod(javascript, operationId)
      ? {
          language: 'javascript',
          code: renderJavaScript(javascript, adaptCall(javascript, call)),
          note: wordJavaScriptPackage(javascript, call),
        }
      : undefined,
    php && {language: 'php', code: renderPhp(php, call), note: wordPackage('php')},
    java && {language: 'java', code: renderJava(document, java, call), note: wordPackage('java')},
    {
      language: 'curl',
      code: renderCurl(document, operation, limited, region),
      note: clients ? wordGaps(clients, operationId) : '',
    },
  ];
  return samples.filter((sample) => sample !== undefined);
}
