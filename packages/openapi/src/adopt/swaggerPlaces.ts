import {toPointer, toTokens} from '../document/pointers.ts';

/** Where things are in a document of version 3, and where they were written in Swagger 2.0. */
export type Places = {
  add: (pointer: string, written: string) => void;
  toWritten: (pointer: string) => string;
  toReference: (reference: string) => string;
};

const groups = [
  ['/components/schemas/', '/definitions/'],
  ['/components/parameters/', '/parameters/'],
  ['/components/responses/', '/responses/'],
  ['/components/securitySchemes/', '/securityDefinitions/'],
] as const;

export function createPlaces(): Places {
  const written = new Map<string, string>();
  const converted = new Map<string, string>();
  return {
    add(pointer, place) {
      written.set(pointer, place);
      converted.set(place, pointer);
    },
    toWritten(pointer) {
      // Schemas were beside what has a content by media type now.
      return movePrefix(pointer, written).replace(/\/content\/[^/]+(?=\/schema(\/|$))/, '');
    },
    toReference(reference) {
      if (!reference.startsWith('#/')) return reference;
      const pointer = toPointer(...toTokens(reference));
      const group = groups.find(([, from]) => pointer.startsWith(from));
      const moved = group ? pointer.replace(group[1], group[0]) : movePrefix(pointer, converted);
      return moved === pointer ? reference : `#${moved.replaceAll('%', '%25')}`;
    },
  };
}

/** A pointer with the longest start that has moved where it moved to. */
function movePrefix(pointer: string, moved: Map<string, string>): string {
  const group = groups.find(([to]) => pointer.startsWith(to));
  if (group) return pointer.replace(group[0], group[1]);
  const tokens = toTokens(pointer);
  for (let length = tokens.length; length > 0; length--) {
    const target = moved.get(toPointer(...tokens.slice(0, length)));
    if (target !== undefined) return target + toPointer(...tokens.slice(length));
  }
  return pointer;
}
