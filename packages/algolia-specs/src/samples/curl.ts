import type {ApiRequest, OpenApiDocument, PlacedOperation} from '@docs/openapi';
import {layOut, quoteForShell, toAddressText, writeJson} from '@docs/openapi/samples';
import {buildAddress} from './address.ts';
import {apiKey, appId} from './call.ts';

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
