import type {AnySchema, Schema} from '../document/openApiDocument.ts';
import {toPointer, toTokens} from '../document/pointers.ts';

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
