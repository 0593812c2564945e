import {findTarget} from '../document/findSchema.ts';
import type {OpenApiDocument, Schema} from '../document/openApiDocument.ts';
import {hasKeys, readPointer, toPointer, toTokens} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';

/** A part of a document, with the schemas that it refers to and that aren't in it. They keep their places. */
export function keepTargets(part: OpenApiDocument, whole: OpenApiDocument, strip: (schema: Schema) => Schema): OpenApiDocument {
  // Extensions may hold anything, and nobody checks by it.
  const open: unknown[] = [part.paths, part.components];
  let kept = part;
  for (const value of open) {
    for (const lost of listTargets(value, whole).filter((target) => readPointer(kept, target) === undefined)) {
      const place = stopAtList(whole, lost);
      const found = readPointer(whole, place);
      const added = isSchema(found) ? strip(found) : found;
      kept = put(kept, toTokens(place), added) as OpenApiDocument;
      open.push(added);
    }
  }
  return kept;
}

/** Where the references in a value lead. */
export function listTargets(root: unknown, whole: OpenApiDocument): string[] {
  const targets = new Set<string>();
  const open = [root];
  for (const value of open) {
    if (!hasKeys(value)) continue;
    const target = typeof value.$ref === 'string' ? findTarget(whole, value.$ref) : undefined;
    if (target !== undefined) targets.add(target);
    open.push(...Object.values(value).filter(hasKeys));
  }
  return [...targets];
}

/** An entry is kept with its list: alone, it would have another place. */
function stopAtList(whole: OpenApiDocument, pointer: string): string {
  const tokens = toTokens(pointer);
  const list = tokens.findIndex((_, index) => Array.isArray(readPointer(whole, toPointer(...tokens.slice(0, index)))));
  return list < 0 ? pointer : toPointer(...tokens.slice(0, list));
}

function put(value: unknown, [token, ...rest]: string[], added: unknown): unknown {
  if (token === undefined) return added;
  const fields = isSchema(value) ? value : {};
  const inner = Object.hasOwn(fields, token) ? fields[token] : undefined;
  return {...fields, [token]: put(inner, rest, added)};
}
