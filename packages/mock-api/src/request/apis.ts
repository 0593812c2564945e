import {isMarkedAsRead, readRules} from '@docs/algolia-specs';
import {listOperations, type OpenApiDocument, type PlacedOperation, type Validate} from '@docs/openapi';
import type {Handlers} from './call.ts';
import {type BodyLimit, tenMegabytes} from './readBody.ts';

/** Documents by the name of their API, which is the first segment of its paths here. */
export type Documents = Record<string, OpenApiDocument>;

export type Api = {
  name: string;
  title: string;
  operations: ApiOperation[];
  validate: Validate;
  handlers: Handlers;
};

export type ApiOperation = {
  operationId: string;
  /** In capital letters. */
  method: string;
  template: string;
  segments: PathSegment[];
  placed: PlacedOperation;
  document: OpenApiDocument;
  /** Where bytes are counted before the body is read. */
  bodyLimit: BodyLimit;
};

type PathSegment = {kind: 'literal'; text: string} | {kind: 'parameter'; name: string};

/** What checks the values of requests to an API. */
export type CreateValidate = (document: OpenApiDocument) => Validate;

/** What an API does, besides what its document says. */
export type Behaviour = {createValidate: CreateValidate; handlers: Record<string, Handlers>};

export function buildApis(documents: Documents, {createValidate, handlers}: Behaviour): Api[] {
  return Object.entries(documents).map(([name, document]) => ({
    name,
    title: document.info.title,
    operations: listOperations(document).map((placed) => buildOperation(document, placed)),
    validate: createValidate(document),
    handlers: handlers[name] ?? {},
  }));
}

/** The last path of every API, `/1{path}`, takes what has no operation of its own. */
export function isGeneric({template}: ApiOperation): boolean {
  return template === '/1{path}';
}

/** Whether it changes nothing: a GET, or a POST that the document marks as a read. */
export function isRead({method, placed}: ApiOperation): boolean {
  return method === 'GET' || isMarkedAsRead(placed.value) || placed.value.operationId === 'browse';
}

function buildOperation(document: OpenApiDocument, placed: PlacedOperation): ApiOperation {
  const {path, method, value} = placed;
  const limit = readRules(value).find(({rule}) => rule === 'maxBodyBytes');
  return {
    operationId: value.operationId,
    method: method.toUpperCase(),
    template: path,
    segments: path.slice(1).split('/').map(toSegment),
    placed,
    document,
    bodyLimit: limit?.rule === 'maxBodyBytes' ? {bytes: limit.value, message: limit.message} : tenMegabytes,
  };
}

function toSegment(text: string): PathSegment {
  const name = /^\{(.+)\}$/.exec(text)?.[1];
  return name === undefined ? {kind: 'literal', text} : {kind: 'parameter', name};
}
