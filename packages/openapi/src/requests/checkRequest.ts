import type {OpenApiDocument, Parameter} from '../openApiDocument.ts';
import type {Fault, Validate} from '../validator.ts';
import {listOperations, type PlacedOperation} from '../walk.ts';
import {checkRule} from './checkRule.ts';

export type ApiRequest = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
};

/** Checks a request to one operation: parameters, body, and the rules that JSON Schema cannot express. */
export function checkRequest(document: OpenApiDocument, validate: Validate, operationId: string, request: ApiRequest): Fault[] {
  const operation = findOperation(document, operationId);
  return [
    ...checkParameters(operation, 'path', request.path ?? {}, validate),
    ...checkParameters(operation, 'query', request.query ?? {}, validate),
    ...checkParameters(operation, 'header', request.headers ?? {}, validate),
    ...checkBody(operation, request.body, validate),
    ...(operation.value['x-rules'] ?? []).flatMap((rule) => checkRule(rule, request.body)),
  ];
}

function findOperation(document: OpenApiDocument, operationId: string): PlacedOperation {
  const operations = listOperations(document);
  const found = operations.find(({value}) => value.operationId === operationId);
  if (found) return found;
  const ids = operations.map(({value}) => value.operationId);
  throw new Error(`${document.info.title} has no operation "${operationId}". Its operations: ${ids.join(', ')}.`);
}

function checkParameters(
  operation: PlacedOperation,
  place: Parameter['in'],
  values: Record<string, unknown>,
  validate: Validate,
): Fault[] {
  const known = operation.parameters.filter(({value}) => value.in === place);
  const unknown = Object.keys(values).filter((name) => !known.some(({value}) => value.name === name));
  return [
    ...unknown.map((name) => ({pointer: `/${place}/${name}`, message: `is not a parameter of ${operation.value.operationId}`})),
    ...known.flatMap(({pointer, value: {name, required}}) => {
      if (!(name in values)) return required ? [{pointer: `/${place}/${name}`, message: 'is required'}] : [];
      return validate(`${pointer}/schema`, values[name]).map((fault) => ({
        ...fault,
        pointer: `/${place}/${name}${fault.pointer}`,
      }));
    }),
  ];
}

function checkBody({pointer, value: {requestBody}}: PlacedOperation, body: unknown, validate: Validate): Fault[] {
  if (body === undefined) return requestBody?.required ? [{pointer: '/body', message: 'is required'}] : [];
  if (!requestBody) return [{pointer: '/body', message: 'is not allowed here'}];
  return validate(`${pointer}/requestBody/content/application~1json/schema`, body).map((fault) => ({
    ...fault,
    pointer: `/body${fault.pointer}`,
  }));
}
