import type {OpenApiDocument} from '../../openApiDocument.ts';
import {toTokens} from '../../pointers.ts';
import {toSegment} from '../../reference/anchors.ts';
import {listFields, listParts, type PlacedField} from '../schemaParts.ts';
import type {Step} from './finding.ts';

/** Where the whole of what is checked is documented: a body or a parameter, and its operation. */
export type Root = {schemaPointer: string; anchor: string; operation: string};

/** Ids that the documentation of a place may have on the reference page, the most precise first. */
export function listAnchors(document: OpenApiDocument, root: Root, trail: Step[], pointer: string): string[] {
  const anchors = [...trail]
    .reverse()
    .flatMap(({schemaPointer, at}) => followPath(document, root, schemaPointer, toTokens(pointer.slice(at.length))));
  return [...new Set([...anchors, root.anchor, root.operation])];
}

/** From the field itself out to what contains it. */
function followPath(document: OpenApiDocument, root: Root, schemaPointer: string, tokens: string[]): string[] {
  const own = listContainers(document, root, schemaPointer);
  const [token, ...rest] = tokens;
  if (token === undefined) return own;
  const fields = listFields(document, schemaPointer, token).slice(0, mostFields);
  const inner = fields.flatMap(({place}) => followPath(document, root, place, rest));
  const outer = fields.flatMap((field) => listFieldAnchors(root, field));
  return rest.length === 0 && !/^\d+$/.test(token) ? [...outer, ...inner, ...own] : [...inner, ...outer, ...own];
}

/** A field of many alternatives is documented in each; some of them are enough to know more. */
const mostFields = 3;

/** A part that is no section of the page is shown as if it were written in the schema that it belongs to. */
function listFieldAnchors(root: Root, {place, path}: PlacedField): string[] {
  const holder = path.at(-1) ?? '';
  return [...path].reverse().flatMap((pointer) => toAnchor(root, pointer, toTokens(place.slice(holder.length))) ?? []);
}

/** The schema and what it is made of, without its alternatives: which of them is meant is not known. */
function listContainers(document: OpenApiDocument, root: Root, schemaPointer: string): string[] {
  const [own, ...others] = listParts(document, schemaPointer)
    .filter(({path}) => !path.some((pointer) => /\/(oneOf|anyOf)\/\d+$/.test(pointer)))
    .map(({pointer}) => toAnchor(root, pointer) ?? []);
  // An entry is documented by its schema; where that has no place of its own, by the list.
  return (schemaPointer.endsWith('/items') ? [...others, own ?? []] : [own ?? [], ...others]).flat();
}

/** The id of a place in a document. Alternatives have names of the page's own, so what is written in them has no id here. */
function toAnchor({schemaPointer, anchor}: Root, pointer: string, field: string[] = []): string | undefined {
  const [first, second, name = '', ...named] = toTokens(pointer);
  if (pointer.startsWith(schemaPointer)) return addSegments(anchor, [...toTokens(pointer.slice(schemaPointer.length)), ...field]);
  return first === 'components' && second === 'schemas' ? addSegments(`schema/${name}`, [...named, ...field]) : undefined;
}

function addSegments(anchor: string, tokens: string[]): string | undefined {
  const [keyword, name, ...rest] = tokens;
  if (keyword === undefined) return anchor;
  if (keyword === 'properties') return addSegments(`${anchor}/${toSegment(name ?? '')}`, rest);
  if (keyword === 'additionalProperties') return addSegments(`${anchor}/*`, tokens.slice(1));
  if (keyword === 'items') return addSegments(anchor, tokens.slice(1));
  return keyword === 'allOf' ? addSegments(anchor, rest) : undefined;
}
