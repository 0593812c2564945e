import type {OpenApiDocument, Parameter} from '../document/openApiDocument.ts';
import {toPointer} from '../document/pointers.ts';
import {toBodySchema, toParameterSchema} from '../document/requestSchemas.ts';
import {type Placed, type PlacedOperation, placeParameter} from '../document/walk.ts';
import {findNearest} from './explain/didYouMean.ts';
import {explainValue} from './explain/explainValue.ts';
import {listDescribed, type Root} from './explain/describedAt.ts';
import type {Fault} from './explain/fault.ts';
import {isTooDeep, maxDepth} from './nesting.ts';
import type {RequestLayer} from './explain/requestLayer.ts';
import type {Validate} from '../validate/schemaErrors.ts';
import {sortFaults} from './sortFaults.ts';
import {code} from '../words/words.ts';

export type ApiRequest = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  cookies?: Record<string, unknown>;
  /** JSON, the fields of a form, or a text. */
  body?: unknown;
  /** What the body is sent as, where the operation takes several media types. */
  contentType?: string;
};

/** What a request is checked against. */
export type Contract = {document: OpenApiDocument; validate: Validate; layer?: RequestLayer};

/** Checks a request to one operation: parameters, body, and the rules that JSON Schema cannot express. */
export function checkRequest(operation: PlacedOperation, request: ApiRequest, contract: Contract): Fault[] {
  const values = {
    path: request.path ?? {},
    query: request.query ?? {},
    header: request.headers ?? {},
    cookie: request.cookies ?? {},
  };
  const check: Check = {...contract, operation};
  const faults = [
    ...(['path', 'query', 'header', 'cookie'] as const).flatMap((place) => checkParameters(check, place, values[place])),
    ...checkQueryString(check, values.query),
    ...checkBody(check, request),
  ];
  return sortFaults(faults, {...values, querystring: values.query, body: request.body});
}

const kinds: Record<Parameter['in'], string> = {
  path: 'path parameter',
  query: 'query parameter',
  header: 'header',
  cookie: 'cookie',
  querystring: 'query string',
};

type Check = Contract & {operation: PlacedOperation};

function checkParameters(check: Check, place: Parameter['in'], values: Record<string, unknown>): Fault[] {
  const known = check.operation.parameters.filter(({value}) => value.in === place && !isDescribedElsewhere(value));
  const names = new Map(Object.keys(values).map((name) => [toComparable(place, name), name]));
  const unknown = [...names].filter(([key]) => !known.some(({value}) => toComparable(place, value.name) === key));
  const takesAny = place === 'query' && findQueryString(check.operation) !== undefined;
  return [
    ...unknown
      .filter(([, name]) => !takesAny && !isDescribedElsewhere({in: place, name}))
      .map(([, name]) => wordUnknownParameter(check, place, name, values)),
    ...known.flatMap((parameter) => {
      const name = names.get(toComparable(place, parameter.value.name));
      const at = toPointer(place, name ?? parameter.value.name);
      return checkParameter(check, parameter, at, name === undefined ? undefined : {value: values[name]});
    }),
  ];
}

/** The name by which a parameter is found: case doesn't count in headers. */
function toComparable(place: Parameter['in'], name: string): string {
  return place === 'header' ? name.toLowerCase() : name;
}

/** Headers that OpenAPI describes by media types and security, whatever parameters say. */
function isDescribedElsewhere({in: place, name}: Pick<Parameter, 'in' | 'name'>): boolean {
  return place === 'header' && ['accept', 'content-type', 'authorization'].includes(name.toLowerCase());
}

function checkParameter(check: Check, {pointer, value}: Placed<Parameter>, at: string, given?: {value: unknown}): Fault[] {
  const {name, in: place, required} = value;
  const way = toParameterSchema(value);
  const holder = placeParameter(check.operation, value);
  const operation = check.operation.pointer;
  const described = [holder, operation];
  if (given && isTooDeep(given.value)) {
    const message = `${code(name)} is nested more than ${maxDepth} levels deep, which is too deep to check.`;
    return [{pointer: at, message, described}];
  }
  if (given) {
    const root = {schemaPointer: `${pointer}${way ?? ''}`, shownAt: `${holder}${way ?? ''}`, holder, operation};
    return way === undefined ? [] : explainFaults(check, root, at, given.value);
  }
  const message = `${code(name)} is missing. It is a required ${kinds[place]}.`;
  return required === true ? [{pointer: at, message, described}] : [];
}

/** Since version 3.2, the whole query may be one value, with a media type. */
function findQueryString({parameters}: PlacedOperation): Placed<Parameter> | undefined {
  return parameters.find(({value}) => value.in === 'querystring');
}

function checkQueryString(check: Check, query: Record<string, unknown>): Fault[] {
  const parameter = findQueryString(check.operation);
  if (!parameter) return [];
  const {name} = parameter.value;
  const value = Object.hasOwn(query, name) ? query[name] : query;
  return checkParameter(check, parameter, '/querystring', Object.keys(query).length > 0 ? {value} : undefined);
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

function checkBody(check: Check, {body, contentType}: ApiRequest): Fault[] {
  const {pointer, value} = check.operation;
  const schemaPointer = toBodySchema(check.operation, contentType);
  const shownAt = schemaPointer ?? `${pointer}/requestBody`;
  const root: Root = {schemaPointer: shownAt, shownAt, holder: `${pointer}/requestBody`, operation: pointer};
  const toFault = (message: string): Fault => ({pointer: '/body', message, described: [root.holder, root.operation]});
  if (body === undefined) return value.requestBody?.required ? [toFault('The body is missing.')] : [];
  if (!value.requestBody) return [{...toFault(`${code(value.operationId)} does not take a body.`), described: [root.operation]}];
  if (isTooDeep(body)) return [toFault(`The body is nested more than ${maxDepth} levels deep, which is too deep to check.`)];
  const trail = [{schemaPointer: root.schemaPointer, at: '/body'}];
  return [
    ...(schemaPointer === undefined ? [] : explainFaults(check, root, '/body', body)),
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
