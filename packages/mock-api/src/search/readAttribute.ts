/** All values of an attribute: "a.b" reads inside of objects, and a list gives each of its entries. */
export function readAttribute(record: object, attribute: string): unknown[] {
  return Object.hasOwn(record, attribute) ? spread(Reflect.get(record, attribute)) : readPath(record, attribute.split('.'));
}

function readPath(value: unknown, [name, ...rest]: string[]): unknown[] {
  if (name === undefined) return spread(value);
  if (Array.isArray(value)) return value.flatMap((entry) => readPath(entry, [name, ...rest]));
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return [];
  return readPath(Reflect.get(value, name), rest);
}

function spread(value: unknown): unknown[] {
  return Array.isArray(value) ? value.flatMap(spread) : [value];
}
