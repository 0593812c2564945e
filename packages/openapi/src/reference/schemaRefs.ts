import type {AnySchema, Schema} from '../document/openApiDocument.ts';
import {toPointer, toTokens} from '../document/pointers.ts';
import {isSchema, listChildren} from '../document/schemaChildren.ts';

/** Every schema that has a name, and which of them a page shows once, in a section of their own. */
export type Names = {named: Map<string, AnySchema>; shared: Set<string>};

const prefix = '#/components/schemas/';

/** What a reference calls its schema: the name under components, with the way from there if it leads further in. */
export function refName({$ref}: Schema): string | undefined {
  if (!$ref?.startsWith(prefix)) return $ref;
  const name = $ref.slice(prefix.length);
  return name.includes('/') ? name : decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The reference that `refName` made the name of. A plain name is looked up by itself. */
export function toRef(name: string): string {
  return name.startsWith('#') ? name : prefix + name;
}

/** Where a named schema is in the document. */
export function placeOfName(name: string): string {
  return name.startsWith('#') || name.includes('/')
    ? toPointer(...toTokens(toRef(name)))
    : toPointer('components', 'schemas', name);
}

/** Names that a schema refers to, with all schemas inside of it; one entry per reference. */
export function listRefs(schema: AnySchema): string[] {
  if (!isSchema(schema)) return [];
  const name = refName(schema);
  return [...(name === undefined ? [] : [name]), ...listShown(schema).flatMap(listRefs)];
}

/** Conditions are worded, not shown. */
const worded = new Set([
  ...['not', 'if', 'then', 'else', 'dependentSchemas', 'propertyNames', 'contains', 'unevaluatedProperties', 'unevaluatedItems'],
  ...['contentSchema', '$defs'],
]);

/** The schemas that a reader sees inside of this one. */
export function listShown(schema: Schema): AnySchema[] {
  return listChildren(schema)
    .filter(({keyword}) => !worded.has(keyword))
    .map((child) => child.schema);
}
