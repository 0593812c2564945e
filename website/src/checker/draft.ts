import {type ApiRequest, formatJson, type PlacedOperation} from '@docs/openapi';
import type {RequestDraft} from '../checkStart.ts';

export function toDraft(operation: PlacedOperation, request: ApiRequest): RequestDraft {
  const parameters = operation.parameters.map(({value: {in: place, name}}): [string, string] => {
    const value = partOf(request, place)?.[name];
    return [`${place}/${name}`, value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)];
  });
  return {
    parameters: Object.fromEntries(parameters),
    body: request.body === undefined ? '' : formatJson(request.body),
  };
}

export function partOf(request: ApiRequest, place: 'path' | 'query' | 'header'): Record<string, unknown> | undefined {
  return place === 'header' ? request.headers : request[place];
}
