import {requestLayer} from '@docs/algolia-specs';
import {checkRequest, type Fault, resolve} from '@docs/openapi';
import type {ApiOperation} from './apis.ts';
import {refuseFaults} from './faultRefusal.ts';
import {readBody} from './readBody.ts';
import {listParameterTypes, readQueryString, readScalar} from './readQueryString.ts';
import type {Route} from './router.ts';

type CheckedRequest = {
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
};

/** Reads a request as values and refuses those that the document does not allow: path, query, headers, body. */
export async function readChecked(route: Route, request: Request, search: URLSearchParams): Promise<CheckedRequest> {
  const read = await readValues(route, request, search);
  const faults = findFaults(route, read);
  if (faults.length > 0) throw refuseFaults(route.operation.placed, faults);
  return read;
}

export async function readValues({operation}: Route, request: Request, search: URLSearchParams): Promise<CheckedRequest> {
  return {
    query: readQueryString(operation, search),
    headers: readHeaders(operation, request.headers),
    body: dropEmpty(operation, await readBody(request, operation.bodyLimit)),
  };
}

/** Some clients send `{}` where there is nothing to send. */
function dropEmpty({placed}: ApiOperation, body: unknown): unknown {
  const isEmpty = typeof body === 'object' && body !== null && Object.keys(body).length === 0;
  return isEmpty && !placed.value.requestBody ? undefined : body;
}

export function findFaults({api, operation, path}: Route, {query, headers, body}: CheckedRequest): Fault[] {
  const request = {path: readPath(operation, path), query, headers, ...(body === undefined ? {} : {body})};
  return checkRequest(operation.placed, request, {document: operation.document, validate: api.validate, layer: requestLayer});
}

function readPath({document, placed}: ApiOperation, path: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(path).map(([name, text]) => {
      const schema = placed.parameters.find(({value}) => value.name === name && value.in === 'path')?.value.schema;
      return [name, schema ? readScalar(listParameterTypes(resolve(document, schema)), text) : text];
    }),
  );
}

/** Only headers that the operation names: every request has others. */
function readHeaders({placed}: ApiOperation, headers: Headers): Record<string, unknown> {
  const named = placed.parameters.filter(({value}) => value.in === 'header').map(({value}) => value.name);
  return Object.fromEntries(named.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])));
}
