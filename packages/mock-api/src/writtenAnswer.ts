import {type OpenApiDocument, type PlacedOperation, resolve} from '@docs/openapi';
import type {ApiOperation} from './request/apis.ts';
import type {HandlerAnswer} from './request/call.ts';

/** The first example of the success answer, as the document has it. IDs that the path names take the place of the written. */
export function writtenAnswer({document, placed}: ApiOperation, path: Record<string, string>): HandlerAnswer {
  const [body = {}] = writtenExamples(document, placed);
  return {status: Number(successStatus(placed)), body: isObject(body) ? {...body, ...pickNamed(body, path)} : body};
}

function pickNamed(body: object, path: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(path).filter(([name]) => typeof Reflect.get(body, name) === 'string'));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function successStatus({value}: Pick<PlacedOperation, 'value'>): string {
  return Object.keys(value.responses).find((status) => status.startsWith('2')) ?? '200';
}

/** All examples of an operation's success answer. */
export function writtenExamples(document: OpenApiDocument, placed: PlacedOperation): unknown[] {
  const response = resolve(document, placed.value.responses[successStatus(placed)] ?? {});
  return Object.values(response.content?.['application/json']?.examples ?? {}).map(({value}) => value);
}
