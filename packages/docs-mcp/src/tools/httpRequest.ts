import {Refusal} from '@docs/mock-api';
import {parseJson} from '@docs/openapi';
import {z} from 'zod';
import {isGeneric, type Library, type LibraryOperation} from '../content/library.ts';
import {findApi} from '../content/names.ts';
import {ToolFault} from '../content/toolFault.ts';
import {cutLine} from '../markdown/cutText.ts';

export const methodArgument = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).describe('HTTP method.');
export const headersArgument = z.record(z.string(), z.string()).describe('Headers of the request.').optional();
export const bodyArgument = z.unknown().describe('The JSON body: a value, or JSON as a string.').optional();

/** JSON as a string is read as JSON, so that its own faults are told, too. */
export function readBody(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  const parsed = parseJson(body);
  if (parsed.kind === 'value') return parsed.value;
  const {line, column, message, suggestion} = parsed.fault;
  throw new ToolFault(
    `The body isn't valid JSON, line ${line}, column ${column}: ${[message, suggestion].filter(Boolean).join(' ')}`,
  );
}

/** A body as it's sent. A string is taken for JSON already. */
export function writeBody(body: unknown): {body?: string} {
  if (body === undefined) return {};
  return {body: typeof body === 'string' ? body : JSON.stringify(body)};
}

/** A path with its API before it: the one that is named, or the only one that has an operation for it. */
export function placePath(library: Library, method: string, path: string, named: string | undefined): string {
  if (!path.startsWith('/'))
    throw new ToolFault(`The path is "${cutLine(path, 80)}", but a path starts with a slash: "/1/indexes/films".`);
  const api = named === undefined ? findOnlyApi(library, method, path) : findApi(library, named).name;
  const {pathname} = new URL(`http://localhost/${api}${path}`);
  if (!pathname.startsWith(`/${api}/`))
    throw new ToolFault(`The path "${cutLine(path, 80)}" leads out of the API. Leave out the dots.`);
  return `/${api}${path}`;
}

function findOnlyApi(library: Library, method: string, path: string): string {
  const [pathname = ''] = path.split('?');
  const [first, ...others] = readRefusal(() => library.loadChecker().findApis(method, pathname));
  if (first === undefined) throw new ToolFault(`No API has ${wordNearest(library, method, pathname)}`);
  if (others.length === 0) return first;
  throw new ToolFault(`Several APIs have ${method} ${pathname}: ${[first, ...others].join(', ')}. Say which with "api".`);
}

/** What the mock refuses to read is a fault of the call. */
export function readRefusal<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refusal ? new ToolFault(error.message) : error;
  }
}

/** The method and the path, and the operations that may be meant. */
export function wordNearest(library: Library, method: string, pathname: string): string {
  return `${method} ${cutLine(pathname, 80)}. The nearest:\n${findNearestPaths(library, method, pathname).join('\n')}`;
}

const mostNamed = 5;

/** Operations with most of the path's words; those with its method, its length, and its last word in their names come first. */
function findNearestPaths(library: Library, method: string, pathname: string): string[] {
  const asked = pathname.split('/');
  const word = asked.at(-1)?.toLowerCase() ?? '';
  const score = ({path, method: own, value}: LibraryOperation): number => {
    const segments = path.split('/');
    const words = segments.map((segment, place) => (segment.startsWith('{') ? 0 : segment === asked[place] ? 10 : -1));
    const isMeant = word !== '' && `${value.operationId} ${value.summary ?? ''}`.toLowerCase().includes(word);
    const likeness = (own.toUpperCase() === method ? 8 : 0) + (isMeant ? 5 : 0) - 2 * Math.abs(segments.length - asked.length);
    return words.reduce<number>((sum, one) => sum + one, likeness);
  };
  return library
    .loadOperations()
    .filter((operation) => !isGeneric(operation))
    .toSorted((a, b) => score(b) - score(a))
    .slice(0, mostNamed)
    .map(({api, value, method: own, path}) => `- ${own.toUpperCase()} ${path} (${api.name}.${value.operationId})`);
}
