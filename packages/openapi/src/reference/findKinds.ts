import type {AnySchema, Discriminator, Schema} from '../document/openApiDocument.ts';
import {refName, toPointer} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';

/** The schemas that build on another one, each with the value that tells it from the others. */
export type Kinds = {propertyName: string; kinds: {value: string; ref: string}[]};

/** For each schema with a discriminator and no alternatives of its own: those that its mapping names, and all that build on it. */
export function findKinds(named: Map<string, AnySchema>): Map<string, Kinds> {
  const builders = findBuilders(named);
  return new Map(
    [...named].flatMap(([name, schema]): [string, Kinds][] => {
      if (!isSchema(schema) || !isBase(schema)) return [];
      const kinds = listKinds(schema.discriminator, builders.get(name) ?? [], named);
      return kinds.length > 0 ? [[name, {propertyName: schema.discriminator.propertyName, kinds}]] : [];
    }),
  );
}

function isBase(schema: Schema): schema is Schema & {discriminator: Discriminator} {
  return typeof schema.discriminator?.propertyName === 'string' && !schema.oneOf && !schema.anyOf;
}

/** Which schemas have each of the others as a part. */
function findBuilders(named: Map<string, AnySchema>): Map<string, string[]> {
  const builders = new Map<string, string[]>();
  for (const [name, schema] of named) {
    const parts = isSchema(schema) ? (schema.allOf ?? []) : [];
    for (const base of new Set(parts.map((part) => (isSchema(part) ? refName(part) : undefined)))) {
      if (base !== undefined) builders.set(base, [...(builders.get(base) ?? []), name]);
    }
  }
  return builders;
}

function listKinds({mapping}: Discriminator, builders: string[], named: Map<string, AnySchema>): Kinds['kinds'] {
  const mapped = Object.entries(isSchema(mapping) ? mapping : {}).flatMap(([value, target]): Kinds['kinds'] => {
    if (typeof target !== 'string') return [];
    const ref = named.has(target) ? refTo(target) : target;
    return ref.startsWith('#/') ? [{value, ref}] : [];
  });
  const known = new Set(mapped.map(({ref}) => refName({$ref: ref})));
  return [...mapped, ...builders.filter((name) => !known.has(name)).map((name) => ({value: name, ref: refTo(name)}))];
}

function refTo(name: string): string {
  return `#${toPointer('components', 'schemas', name).replaceAll('%', '%25')}`;
}
