import type {OpenApiDocument, Parameter} from '../openApiDocument.ts';
import {toPointer} from '../pointers.ts';
import {listOperations, type PlacedOperation} from '../walk.ts';
import {checkRule} from './checkRule.ts';
import {findNearest} from './explain/didYouMean.ts';
import {explain} from './explain/explain.ts';
import {listAnchors, type Root} from './explain/fieldAnchors.ts';
import type {Fault} from './fault.ts';
import {isTooDeep, maxDepth} from './nesting.ts';
import type {Validate} from './schemaErrors.ts';
import {toBodySchema} from './schemaParts.ts';
import {sortFaults} from './sortFaults.ts';
import {code} from './words.ts';

export type ApiRequest = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
};

/** Checks a request to one operation: parameters, body, and the rules that JSON Schema cannot express. */
export function checkRequest(document: OpenApiDocument, validate: Validate, operationId: string, request: ApiRequest): Fault[] {
  const operation = findOperation(document, operationId);
  const values = {path: request.path ?? {}, query: request.query ?? {}, header: request.headers ?? {}};
  const check: Check = {document, validate, operation};
  const faults = [
    ...(['path', 'query', 'header'] as const).flatMap((place) => checkParameters(check, place, values[place])),
    ...checkBody(check, request.body),
  ];
  return sortFaults(faults, {...values, body: request.body});
}

const kinds = {path: 'path parameter', query: 'query parameter', header: 'header'};

type Check = {document: OpenApiDocument; validate: Validate; operation: PlacedOperation};

function findOperation(document: OpenApiDocument, operationId: string): PlacedOperation {
  const operations = listOperations(document);
  const found = operations.find(({value}) => value.operationId === operationId);
  if (found) return found;
  const ids = operations.map(({value}) => value.operationId);
  throw new Error(`${document.info.title} has no operation "${operationId}". Its operations: ${ids.join(', ')}.`);
}

function checkParameters(check: Check, place: Parameter['in'], values: Record<string, unknown>): Fault[] {
  const known = check.operation.parameters.filter(({value}) => value.in === place);
  const unknown = Object.keys(values).filter((name) => !known.some(({value}) => value.name === name));
  return [
    ...unknown.map((name) => wordUnknownParameter(check, place, name, values)),
    ...known.flatMap(({pointer, value: {name, required, schema}}) => {
      const at = toPointer(place, name);
      const root = toRoot(check, `${pointer}/schema`, at);
      if (Object.hasOwn(values, name)) return schema ? explainFaults(check, root, at, values[name]) : [];
      const message = `${code(name)} is missing. It is a required ${kinds[place]}.`;
      return required ? [{pointer: at, message, anchors: [root.anchor, root.operation]}] : [];
    }),
  ];
}

function wordUnknownParameter(check: Check, place: Parameter['in'], name: string, values: object): Fault {
  const {operationId} = check.operation.value;
  const parameters = check.operation.parameters.map(({value}) => value);
  const elsewhere = parameters.find((parameter) => parameter.name === name);
  const free = parameters.filter((parameter) => parameter.in === place && !Object.hasOwn(values, parameter.name));
  const meant = findNearest(
    name,
    free.map((parameter) => parameter.name),
  );
  const suggestion = elsewhere
    ? `${code(name)} is a ${kinds[elsewhere.in]}.`
    : meant === undefined
      ? undefined
      : `Did you mean ${code(meant)}?`;
  return {
    pointer: toPointer(place, name),
    message: `${code(name)} is not a ${kinds[place]} of ${code(operationId)}.`,
    ...(suggestion === undefined ? {} : {suggestion}),
    about: 'name',
    anchors: [`operation/${operationId}`],
  };
}

function checkBody(check: Check, body: unknown): Fault[] {
  const {pointer, value} = check.operation;
  const root = toRoot(check, toBodySchema(pointer), '/body');
  const toFault = (message: string): Fault => ({pointer: '/body', message, anchors: [root.anchor, root.operation]});
  if (body === undefined) return value.requestBody?.required ? [toFault('The body is missing.')] : [];
  if (!value.requestBody) return [{...toFault(`${code(value.operationId)} does not take a body.`), anchors: [root.operation]}];
  if (isTooDeep(body)) return [toFault(`The body is nested more than ${maxDepth} levels deep, which is too deep to check.`)];
  const rules = (value['x-rules'] ?? []).flatMap((rule) => checkRule(rule, body));
  const trail = [{schemaPointer: root.schemaPointer, at: '/body'}];
  const hasSchema = value.requestBody.content['application/json']?.schema !== undefined;
  return [
    ...(hasSchema ? explainFaults(check, root, '/body', body) : []),
    ...rules.map((fault) => ({...fault, anchors: listAnchors(check.document, root, trail, fault.pointer)})),
  ];
}

function explainFaults({document, validate}: Check, root: Root, at: string, value: unknown): Fault[] {
  const {schemaPointer} = root;
  const findings = explain({document, validate}, {schemaPointer, value, at, trail: [{schemaPointer, at}]});
  return findings.map(({fault, trail, place, meant}) => {
    // Of a misspelt field, the documentation of the one that was meant helps.
    const documented = meant === undefined ? fault.pointer : place + toPointer(meant);
    return {...fault, anchors: listAnchors(document, root, trail, documented)};
  });
}

function toRoot({operation}: Check, schemaPointer: string, at: string): Root {
  const anchor = `operation/${operation.value.operationId}`;
  return {schemaPointer, anchor: `${anchor}${at}`, operation: anchor};
}
