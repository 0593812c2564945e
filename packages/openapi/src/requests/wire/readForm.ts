import type {OpenApiDocument} from '../../document/openApiDocument.ts';
import {findInner, listTypes, readList, readText} from './readTexts.ts';

/** The fields of a form as an object, by the schema at a place. A name that comes several times is a list. */
export function readForm(
  document: OpenApiDocument,
  place: string | undefined,
  pairs: [string, string][],
): Record<string, unknown> {
  const texts = new Map<string, string[]>();
  for (const [name, text] of pairs) texts.set(name, [...(texts.get(name) ?? []), text]);
  return Object.fromEntries(
    [...texts].map(([name, own]) => {
      const inner = findInner(document, place, name);
      const isList = own.length > 1 || (listTypes(document, inner).includes('array') && !own[0]?.startsWith('['));
      return [name, isList ? readList(document, inner, own) : readText(document, inner, own[0] ?? '')];
    }),
  );
}
