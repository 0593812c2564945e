import type {Inner, NamedSchema, OperationGroup} from './apiReference.ts';
import {listShown} from './listShown.ts';

/** The shared schemas that these operations show, and those that open inside of them, in the order of the reference. */
export function reachSchemas({operations}: OperationGroup, schemas: NamedSchema[]): NamedSchema[] {
  return followNames(
    operations.flatMap(listShown).flatMap(({inner}) => listNames(inner)),
    schemas,
  );
}

/** The schemas of these names, and those that open inside of them, in the order of the reference. */
export function followNames(names: string[], schemas: NamedSchema[]): NamedSchema[] {
  const byName = new Map(schemas.map((entry) => [entry.name, entry]));
  const reached = new Set<NamedSchema>();
  const follow = (name: string): void => {
    const found = byName.get(name);
    if (!found || reached.has(found)) return;
    reached.add(found);
    listSchemaNames(found).forEach(follow);
  };
  names.forEach(follow);
  return schemas.filter((entry) => reached.has(entry));
}

/** Each group of a large reference goes through most schemas. */
const known = new WeakMap<NamedSchema, string[]>();

function listSchemaNames(named: NamedSchema): string[] {
  const names = known.get(named) ?? listNames(named.schema.inner);
  known.set(named, names);
  return names;
}

function listNames(inner: Inner[]): string[] {
  return inner.flatMap((part) => {
    if (part.kind === 'named') return [part.name];
    if (part.kind === 'options') return part.options.flatMap((option) => listNames(option.inner));
    return [...part.includes.map(({name}) => name), ...part.fields.flatMap((field) => listNames(field.inner))];
  });
}
