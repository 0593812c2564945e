import type {OpenApiDocument} from '../openApiDocument.ts';
import type {ApiRequest} from '../requests/checkRequest.ts';
import type {PlacedOperation} from '../walk.ts';
import {buildCall} from './call.ts';
import {renderCurl} from './curl.ts';
import {renderJava} from './java.ts';
import {renderJavaScript} from './javascript.ts';
import {limitDepth} from './json.ts';
import {renderPhp} from './php.ts';

export type SampleLanguage = 'javascript' | 'php' | 'java' | 'curl';
export type Sample = {language: SampleLanguage; code: string};

/**
 * One sample per language that has a client for this API, plus cURL, in the order javascript, php, java, curl.
 * Takes any request that is JSON, so that samples can follow what a reader types. Without a region, it is the API's default.
 */
export function buildSamples(
  document: OpenApiDocument,
  operation: PlacedOperation,
  request: ApiRequest,
  region?: string,
): Sample[] {
  const {javascript, php, java} = document['x-clients'] ?? {};
  const limited = {...request, body: limitDepth(request.body)};
  const call = buildCall(document, operation, limited, region);
  const samples: (Sample | undefined)[] = [
    javascript && {language: 'javascript', code: renderJavaScript(javascript, call)},
    php && {language: 'php', code: renderPhp(php, call)},
    java && {language: 'java', code: renderJava(document, java, call)},
    {language: 'curl', code: renderCurl(document, operation, limited, region)},
  ];
  return samples.filter((sample) => sample !== undefined);
}
