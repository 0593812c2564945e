import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {toPointer} from '../document/pointers.ts';
import {listSchemas} from '../document/walk.ts';
import {formats} from './formats.ts';
import {listUnusable} from './usableKeywords.ts';

/** What no request is checked by, because it can't be understood: a pattern that is none, say. Formats that nobody checks are normal. */
export function listUnchecked(document: OpenApiDocument): {pointer: string; message: string}[] {
  return listSchemas(document).flatMap(({pointer, value}) =>
    listUnusable(value)
      .filter((keyword) => keyword !== 'format' || Object.hasOwn(formats, String(value.format)))
      .map((keyword) => ({
        pointer: pointer + toPointer(keyword),
        message: `${keyword} has a value that can't be checked. Requests are accepted whatever it says.`,
      })),
  );
}
