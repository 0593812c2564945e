import {listOperations, type OpenApiDocument, type PlacedOperation} from '@docs/openapi';
import {refuseMethod, refusePath} from '../request/routeRefusals.ts';
import {listBasePaths} from './basePaths.ts';

export type PlainRoute = {
  operation: PlacedOperation;
  /** The texts of its path parameters, still encoded. */
  path: Record<string, string>;
  /** Names in the query that told the operation from others. */
  telling: string[];
};

type Template = {
  operation: PlacedOperation;
  /** In capital letters. */
  method: string;
  template: string;
  pattern: RegExp;
  names: string[];
  /** What the query or a header must say: some documents tell operations apart by `/#Action=Describe`. */
  conditions: [string, string][];
};

/** Finds the operation of a request by method and path, below a path of the document's servers or not. */
export function createPlainRouter(document: OpenApiDocument, basePath: string): (request: Request) => PlainRoute {
  const templates = listOperations(document).map(toTemplate).sort(compareTemplates);
  const bases = listBasePaths(document, basePath);
  return (request) => {
    const {pathname} = new URL(request.url);
    const paths = bases.filter((base) => `${pathname}/`.startsWith(`${base}/`)).map((base) => pathname.slice(base.length) || '/');
    for (const path of paths) {
      const fitting = templates.filter(({pattern}) => pattern.test(path));
      const found = chooseTemplate(fitting, request);
      if (found)
        return {operation: found.operation, path: readPath(found, path), telling: found.conditions.map(([name]) => name)};
      if (fitting.length > 0) throw refuseMethod(request.method, fitting);
    }
    throw refusePath(
      document.info.title,
      paths[0] ?? pathname,
      templates.map(({template}) => template),
    );
  };
}

/** The first whose conditions hold; one that has some may also say them in the body. HEAD is a GET without a body. */
function chooseTemplate(fitting: Template[], request: Request): Template | undefined {
  const {searchParams} = new URL(request.url);
  const own = fitting.filter(({method}) => method === request.method);
  const same = own.length > 0 || request.method !== 'HEAD' ? own : fitting.filter(({method}) => method === 'GET');
  const holds = ([name, text]: [string, string]): boolean =>
    searchParams.get(name) === text || (/^[\w-]+$/.test(name) && request.headers.get(name) === text);
  return same.find(({conditions}) => conditions.every(holds)) ?? same[0];
}

function toTemplate(operation: PlacedOperation): Template {
  const [template = '', rest = ''] = operation.path.split(/[?#](.*)/s);
  const names: string[] = [];
  const parts = template.split(/(\{[^{}]+\})/).map((part) => {
    const name = /^\{([^{}]+)\}$/.exec(part)?.[1];
    if (name === undefined) return encodePath(part).replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    names.push(name);
    // Some documents mark a parameter that may have slashes.
    return /[+*]$/.test(name) ? '(.+)' : '([^/]+?)';
  });
  return {
    operation,
    method: operation.method.toUpperCase(),
    template: operation.path,
    pattern: new RegExp(`^${parts.join('')}/?$`),
    names,
    conditions: [...new URLSearchParams(rest)],
  };
}

/** As an address has it. */
function encodePath(text: string): string {
  return new URL(`http://localhost/${text.replace(/^\//, '')}`).pathname.slice(text.startsWith('/') ? 0 : 1);
}

function readPath({pattern, names}: Template, path: string): Record<string, string> {
  const [, ...texts] = pattern.exec(path) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
}

/** Literal segments go first, then those with something literal; then what has conditions. */
function compareTemplates(one: Template, other: Template): number {
  const [a, b] = [one, other].map(({template}) => template.split('/').map(rankSegment));
  const differing = (a ?? []).findIndex((rank, index) => rank !== (b?.[index] ?? rank));
  return differing < 0 ? other.conditions.length - one.conditions.length : (a?.[differing] ?? 0) - (b?.[differing] ?? 0);
}

function rankSegment(segment: string): number {
  if (!segment.includes('{')) return 0;
  return /^\{[^{}]*\}$/.test(segment) ? 2 : 1;
}
