import type {OpenApiDocument} from '../../document/openApiDocument.ts';
import {toTokens} from '../../document/pointers.ts';
import {findFieldSchemas, listParts} from '../../document/schemaParts.ts';
import type {TrailStep} from './explanation.ts';

/** What is checked: the schema of a body or of a parameter, the body or parameter itself, and the operation. */
export type Root = {
  schemaPointer: string;
  /** Where the operation shows the schema. */ shownAt: string;
  holder: string;
  operation: string;
};

/** Where the document describes a place of the request, the most precise first. A reference shows some of these places. */
export function listDescribed(document: OpenApiDocument, root: Root, trail: TrailStep[], pointer: string): string[] {
  const places = [...trail]
    .reverse()
    .flatMap(({schemaPointer, at}) => followPath(document, schemaPointer, toTokens(pointer.slice(at.length))));
  return [...new Set([...places.map((place) => placeInOperation(root, place)), root.holder, root.operation])];
}

/** What is written in a parameter that operations share is described in each of them. */
function placeInOperation({schemaPointer, shownAt}: Root, place: string): string {
  return `${place}/`.startsWith(`${schemaPointer}/`) ? shownAt + place.slice(schemaPointer.length) : place;
}

/** From the field itself out to what contains it. */
function followPath(document: OpenApiDocument, schemaPointer: string, tokens: string[]): string[] {
  const own = listContainers(document, schemaPointer);
  const [token, ...rest] = tokens;
  if (token === undefined) return own;
  const outer = findFieldSchemas(document, schemaPointer, token)
    .slice(0, mostFields)
    .map(({place}) => place);
  const inner = outer.flatMap((place) => followPath(document, place, rest));
  return rest.length === 0 && !/^\d+$/.test(token) ? [...outer, ...inner, ...own] : [...inner, ...outer, ...own];
}

/** A field of many alternatives is described in each; some of them are enough to know more. */
const mostFields = 3;

/** The schema and what it is made of, without its alternatives: which of them is meant is not known. */
function listContainers(document: OpenApiDocument, schemaPointer: string): string[] {
  const [own = schemaPointer, ...others] = listParts(document, schemaPointer)
    .filter(({path}) => !path.some((pointer) => /\/(oneOf|anyOf)\/\d+$/.test(pointer)))
    .map(({pointer}) => pointer);
  // An entry is described by its schema; where that has no place of its own, by the list.
  return schemaPointer.endsWith('/items') ? [...others, own] : [own, ...others];
}
