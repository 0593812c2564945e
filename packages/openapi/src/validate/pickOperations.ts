import {methods, type OpenApiDocument, type PathItem} from '../document/openApiDocument.ts';
import {readPointer, toPointer, toTokens} from '../document/pointers.ts';
import {listTargets} from './keepTargets.ts';

/**
 * A document with some of its operations, by their places, and all components. A page that shows a part of a large API strips what it
 * needs to check from this, and loads no more. An operation stays, too, if a schema inside of it is referred to.
 */
export function pickOperations(document: OpenApiDocument, pointers: string[]): OpenApiDocument {
  const wanted = new Set([...pointers, ...listComponentHolders(document)]);
  // Grows while it is gone through.
  for (const pointer of wanted) listHolders(document, readPointer(document, pointer)).forEach((holder) => wanted.add(holder));
  const fields = groupByPath(wanted);
  const paths = Object.entries(document.paths).flatMap(([path, item]): [string, PathItem][] => {
    const own = fields.get(path);
    const isKept = (field: string): boolean => own?.has(field) === true || !methods.some((method) => method === field);
    return own ? [[path, Object.fromEntries(Object.entries(item).filter(([field]) => isKept(field)))]] : [];
  });
  return {...document, paths: Object.fromEntries(paths)};
}

/** The methods of each path that these places are in. */
function groupByPath(pointers: Iterable<string>): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>();
  for (const pointer of pointers) {
    const [, path = '', field = ''] = toTokens(pointer);
    fields.set(path, (fields.get(path) ?? new Set()).add(field));
  }
  return fields;
}

/** A large document is asked for its parts many times, and its components stay the same. */
const known = new WeakMap<OpenApiDocument, string[]>();

function listComponentHolders(document: OpenApiDocument): string[] {
  const holders = known.get(document) ?? listHolders(document, document.components);
  known.set(document, holders);
  return holders;
}

/** The operations that hold what a value refers to. */
function listHolders(document: OpenApiDocument, value: unknown): string[] {
  const targets = listTargets(value, document).filter((target) => target.startsWith('/paths/'));
  return targets.map((target) => toPointer(...toTokens(target).slice(0, 3)));
}
