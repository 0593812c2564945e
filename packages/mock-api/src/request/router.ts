import {type Api, type ApiOperation, isGeneric} from './apis.ts';
import {Refusal} from './refusal.ts';
import {refuseMethod, refusePath} from './routeRefusals.ts';

export type Route = {api: Api; operation: ApiOperation; path: Record<string, string>};
type Router = (method: string, pathname: string) => Route;

/** Finds the operation of a request by method and path. Refuses what no operation answers. */
export function createRouter(apis: Api[]): Router {
  const tables = new Map(apis.map((api) => [api.name, {api, byLength: groupByLength(api.operations)}]));
  return (method, pathname) => {
    const [name = '', ...rest] = pathname.slice(1).split('/').map(decodeSegment);
    const table = tables.get(name);
    if (!table) throw unknownApi(name, apis);
    const fitting = (table.byLength.get(rest.length) ?? []).filter(({segments}) => fits(segments, rest));
    const found = fitting.find((operation) => operation.method === method);
    if (found) return {api: table.api, operation: found, path: readParameters(found, rest)};
    if (fitting.length > 0) throw refuseMethod(method, fitting);
    return routeGeneric(table.api, method, rest);
  };
}

/** Literal segments go first: /2/filters/noResults must win over /2/filters/{attribute}. */
function groupByLength(operations: ApiOperation[]): Map<number, ApiOperation[]> {
  const sorted = operations.filter((operation) => !isGeneric(operation)).sort(compareSpecificity);
  const groups = new Map<number, ApiOperation[]>();
  for (const operation of sorted) {
    const group = groups.get(operation.segments.length) ?? [];
    groups.set(operation.segments.length, [...group, operation]);
  }
  return groups;
}

function compareSpecificity(a: ApiOperation, b: ApiOperation): number {
  const difference = a.segments.findIndex(({kind}, index) => kind !== b.segments[index]?.kind);
  if (difference === -1) return 0;
  return a.segments[difference]?.kind === 'literal' ? -1 : 1;
}

function fits(segments: ApiOperation['segments'], texts: string[]): boolean {
  return segments.every((segment, index) => (segment.kind === 'literal' ? segment.text === texts[index] : texts[index] !== ''));
}

function readParameters({segments}: ApiOperation, texts: string[]): Record<string, string> {
  return Object.fromEntries(
    segments.flatMap((segment, index) => (segment.kind === 'parameter' ? [[segment.name, texts[index] ?? '']] : [])),
  );
}

function decodeSegment(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch (error) {
    throw new Refusal(
      400,
      `The path has "${text}", which is not valid URL encoding. Write a percent sign as %25. (${String(error)})`,
    );
  }
}

function routeGeneric(api: Api, method: string, rest: string[]): Route {
  const generic = api.operations.filter(isGeneric);
  if (rest[0] !== '1' || rest.length < 2 || generic.length === 0) throw unknownPath(api, rest);
  const found = generic.find((operation) => operation.method === method);
  if (!found) throw refuseMethod(method, generic);
  return {api, operation: found, path: {path: `/${rest.slice(1).join('/')}`}};
}

function unknownApi(name: string, apis: Api[]): Refusal {
  return new Refusal(
    404,
    `There is no API "${name}" here. A path starts with the name of its API, for example /${apis[0]?.name ?? 'search'}/1/…. APIs: ${apis.map((api) => api.name).join(', ')}.`,
  );
}

function unknownPath(api: Api, rest: string[]): Refusal {
  const templates = api.operations.filter((operation) => !isGeneric(operation)).map(({template}) => template);
  return refusePath(api.title, `/${rest.join('/')}`, templates);
}
