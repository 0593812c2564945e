import {followReferences, isInternal, isRaw, listRaw, type Raw} from './rawDocument.ts';

/** Schemas that are part of others, by what a page does with their fields. */
const single = ['items', 'additionalProperties'];
const several = ['allOf', 'oneOf', 'anyOf', 'prefixItems'];

/** The names of the fields that a schema lists itself. What isn't a schema is no field. */
export function listFieldNames(root: Raw, schema: Raw): string[] {
  if (!isRaw(schema.properties)) return [];
  return Object.entries(schema.properties).flatMap(([name, field]) => {
    if (typeof field === 'boolean') return [name];
    const target = followReferences(root, field);
    return isRaw(field) && !isInternal(field) && !(target && isInternal(target)) ? [name] : [];
  });
}

/** The schemas that one has in it, its reference followed. */
function listParts(root: Raw, schema: Raw): Raw[] {
  const parts = [
    ...single.map((keyword) => schema[keyword]),
    ...several.flatMap((keyword): unknown[] => (Array.isArray(schema[keyword]) ? (schema[keyword] as unknown[]) : [])),
    ...listRaw(schema.properties).map(([, field]) => field),
    ...listRaw(schema.patternProperties).map(([, field]) => field),
  ];
  return parts.map((part) => readSchema(root, part)).filter((part) => part !== undefined);
}

/** A schema, or what it refers to. What stands beside a reference is left to what reads 3.1. */
function readSchema(root: Raw, written: unknown): Raw | undefined {
  const schema = followReferences(root, written);
  return !isRaw(written) || !schema || isInternal(written) || isInternal(schema) ? undefined : schema;
}

/** The schemas that some lead to, without those that were `seen` before. */
export type WalkSchemas = (starts: unknown[], seen?: Set<Raw>) => Set<Raw>;

/** Each schema is taken apart once, however many lead to it. */
export function createWalk(root: Raw): WalkSchemas {
  const known = new Map<Raw, Raw[]>();
  const partsOf = (schema: Raw): Raw[] => {
    const parts = known.get(schema) ?? listParts(root, schema);
    known.set(schema, parts);
    return parts;
  };
  return (starts, seen = new Set()) => {
    const reached = new Set<Raw>();
    const add = (schema: Raw): void => {
      if (!seen.has(schema)) reached.add(schema);
      seen.add(schema);
    };
    for (const start of starts) {
      const schema = readSchema(root, start);
      if (schema) add(schema);
    }
    for (const schema of reached) partsOf(schema).forEach(add);
    return reached;
  };
}
