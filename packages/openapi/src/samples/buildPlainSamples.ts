import type {OpenApiDocument} from '../document/openApiDocument.ts';
import type {PlacedOperation} from '../document/walk.ts';
import type {Sample} from '../reference/apiReference.ts';
import type {ApiRequest} from '../requests/checkRequest.ts';
import {renderPlainCurl} from './curl.ts';
import {renderFetch} from './javascript.ts';
import {renderPython} from './python.ts';
import {buildSentRequest} from './sentRequest.ts';

/** A request to any API as code: with cURL, and with what JavaScript and Python bring along or everybody uses. */
export function buildPlainSamples(document: OpenApiDocument, operation: PlacedOperation, request: ApiRequest): Sample[] {
  const sent = buildSentRequest(document, operation, request);
  const javascript = renderFetch(sent);
  return [
    {language: 'curl', code: renderPlainCurl(sent), note: ''},
    ...(javascript === undefined ? [] : [{language: 'javascript', code: javascript, note: ''}]),
    {language: 'python', code: renderPython(sent), note: ''},
  ];
}
