import {type ApiRequest, formatJson, type Parameter, type PlacedOperation} from '@docs/openapi';
import type {RequestDraft} from '../checkStart.ts';
import {readBodyFormat} from './bodyFormat.ts';

export function toDraft(operation: PlacedOperation, request: ApiRequest): RequestDraft {
  const parameters = operation.parameters.map(({value: {in: place, name}}): [string, string] => {
    const value = partOf(request, place)?.[name];
    return [`${place}/${name}`, value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)];
  });
  return {
    parameters: Object.fromEntries(parameters),
    body: request.body === undefined ? '' : writeBody(operation, request.body),
  };
}

function writeBody(operation: PlacedOperation, body: unknown): string {
  return typeof body === 'string' && !readBodyFormat(operation).isJson ? body : formatJson(body);
}

/** The part of a request that a parameter goes to. One that is the whole query goes there under its name. */
export function partOf(request: ApiRequest, place: Parameter['in']): Record<string, unknown> | undefined {
  if (place === 'header') return request.headers;
  if (place === 'cookie') return request.cookies;
  return place === 'path' ? request.path : request.query;
}
