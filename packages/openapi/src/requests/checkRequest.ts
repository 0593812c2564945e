import type {OpenApiDocument, Parameter} from '../document/openApiDocument.ts';
import {toPointer} from '../document/pointers.ts';
import {type PlacedOperation, placeParameter} from '../document/walk.ts';
import {findNearest} from './explain/didYouMean.ts';
import {explainValue} from './explain/explainValue.ts';
import {listDescribed, type Root} from './explain/describedAt.ts';
import type {Fault} from './explain/fault.ts';
import {isTooDeep, maxDepth} from './nesting.ts';
import type {RequestLayer} from './explain/requestLayer.ts';
import type {Validate} from '../validate/schemaErrors.ts';
import {toBodySchema} from '../document/schemaParts.ts';
import {sortFaults} from './sortFaults.ts';
import {code} from '../words/words.ts';

export type ApiRequest = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
};

/** What a request is checked against. */
export type Contract = {document: OpenApiDocument; validate: Validate; layer?: RequestLayer};

/** Checks a request to one operation: parameters, body, and the rules that JSON Schema cannot express. */
export function checkRequest(operation: PlacedOperation, request: ApiRequest, contract: Contract): Fault[] {
  const values = {path: request.path ?? {}, query: request.query ?? {}, header: request.headers ?? {}};
  const check: Check = {...contract, operation};
  const faults = [
    ...(['path', 'query', 'header'] as const).flatMap((place) => checkParameters(check, place, values[place])),
    ...checkBody(check, request.body),
  ];
  return sortFaults(faults, {...values, body: request.body});
}

const kinds = {path: 'path parameter', query: 'query parameter', header: 'header'};

type Check = Contract & {operation: PlacedOperation};

function checkParameters(check: Check, place: Parameter['in'], values: Record<string, unknown>): Fault[] {
  const known = check.operation.parameters.filter(({value}) => value.in === place);
  const unknown = Object.keys(values).filter((name) => !known.some(({value}) => value.name === name));
  return [
    ...unknown.map((name) => wordUnknownParameter(check, place, name, values)),
    ...known.flatMap(({pointer, value}) => {
      const {name, required, schema} = value;
      const at = toPointer(place, name);
      const holder = placeParameter(check.operation, value);
      const operation = check.operation.pointer;
      const root: Root = {schemaPointer: `${pointer}/schema`, shownAt: `${holder}/schema`, holder, operation};
      if (Object.hasOwn(values, name)) return schema ? explainFaults(check, root, at, values[name]) : [];
      const message = `${code(name)} is missing. It is a required ${kinds[place]}.`;
      return required ? [{pointer: at, message, described: [root.holder, root.operation]}] : [];
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
    described: [check.operation.pointer],
  };
}

function checkBody(check: Check, body: unknown): Fault[] {
  const {pointer, value} = check.operation;
  const schemaPointer = toBodySchema(pointer);
  const root: Root = {schemaPointer, shownAt: schemaPointer, holder: `${pointer}/requestBody`, operation: pointer};
  const toFault = (message: string): Fault => ({pointer: '/body', message, described: [root.holder, root.operation]});
  if (body === undefined) return value.requestBody?.required ? [toFault('The body is missing.')] : [];
  if (!value.requestBody) return [{...toFault(`${code(value.operationId)} does not take a body.`), described: [root.operation]}];
  if (isTooDeep(body)) return [toFault(`The body is nested more than ${maxDepth} levels deep, which is too deep to check.`)];
  const trail = [{schemaPointer: root.schemaPointer, at: '/body'}];
  const hasSchema = value.requestBody.content['application/json']?.schema !== undefined;
  return [
    ...(hasSchema ? explainFaults(check, root, '/body', body) : []),
    ...(check.layer?.checkRules?.(value, body) ?? []).map((fault) => ({
      ...fault,
      described: listDescribed(check.document, root, trail, fault.pointer),
    })),
  ];
}

function explainFaults(check: Check, root: Root, at: string, value: unknown): Fault[] {
  const {schemaPointer} = root;
  const explanations = explainValue(check, {schemaPointer, value, at, trail: [{schemaPointer, at}]});
  return explanations.map(({fault, trail, place, meant}) => {
    // Of a misspelt field, the documentation of the one that was meant helps.
    const documented = meant === undefined ? fault.pointer : place + toPointer(meant);
    return {...fault, described: listDescribed(check.document, root, trail, documented)};
  });
}
