import type {ApiRequest, OpenApiDocument, PlacedOperation} from '@docs/openapi';
import {buildAddress, toAddressText} from './address.ts';
import {apiKey, appId} from './call.ts';
import {isJsonObject} from './json.ts';
import {type Code, layOut} from './layout.ts';

export function renderCurl(
  document: OpenApiDocument,
  operation: PlacedOperation,
  request: ApiRequest,
  region: string | undefined,
): string {
  const hasBody = request.body !== undefined;
  const method = operation.method === 'get' ? '' : `-X ${operation.method.toUpperCase()} `;
  const address = buildAddress(document, operation, request, region);
  const headers = Object.entries({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
    ...request.headers,
    ...(hasBody ? {'content-type': 'application/json'} : {}),
  });
  const lines = [
    `curl ${method}${quoteForShell(address)}`,
    ...headers.map(([name, value]) => `-H ${quoteForShell(`${name}: ${toAddressText(value)}`)}`),
    ...(hasBody ? [`-d ${quoteForShell(layOut(writeJson(request.body)))}`] : []),
  ];
  return lines.join(' \\\n  ');
}

/** In a shell nothing is special between single quotes, apart from the single quote. */
function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function writeJson(value: unknown): Code {
  if (Array.isArray(value)) return {open: '[', entries: value.map(writeJson), close: ']', separator: ','};
  if (!isJsonObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, field]) => [JSON.stringify(name), ': ', writeJson(field)]);
  return {open: '{', entries, close: '}', separator: ','};
}
