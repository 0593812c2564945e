import type {OpenApiDocument, Schema} from '../document/openApiDocument.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {resolve} from '../document/walk.ts';

/** Values in these may look like parts of a document, and are none. */
const values = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

/** Below these, names are up to the author. */
const named = new Set(['properties', 'patternProperties', 'schemas', '$defs', 'paths', 'webhooks', 'parameters']);

/** A document without what it marks as internal: operations, paths, parameters, fields, schemas, and references to these. */
export function hideInternal(document: OpenApiDocument): OpenApiDocument {
  // What is written once may be used often, or lie within itself.
  const known = new Map<object, unknown>();
  const isInternal = (value: unknown): boolean => isSchema(value) && resolve<Schema>(document, value)['x-internal'] === true;

  const hideIn = (value: unknown, key = ''): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (known.has(value)) return known.get(value);
    known.set(value, value);
    const changed = Array.isArray(value) ? hideInList(value) : hideInObject(value, key);
    known.set(value, changed);
    return changed;
  };

  const hideInList = (list: unknown[]): unknown[] => {
    const kept = list.filter((entry) => !isInternal(entry)).map((entry) => hideIn(entry));
    return kept.length === list.length && kept.every((entry, index) => entry === list[index]) ? list : kept;
  };

  // The same object where nothing in it is internal, so that most of a document is not copied.
  const hideInObject = (object: object, key: string): object => {
    const entries = Object.entries(object);
    const kept = entries
      .filter(([, entry]) => !isInternal(entry))
      .map(([name, entry]: [string, unknown]): [string, unknown] => {
        const isValue = !named.has(key) && (values.has(name) || name.startsWith('x-'));
        return [name, isValue ? entry : hideIn(entry, name)];
      });
    const isSame = kept.length === entries.length && kept.every(([name, entry]) => Reflect.get(object, name) === entry);
    return isSame ? object : Object.fromEntries(kept);
  };

  return hideIn(document) as OpenApiDocument;
}
