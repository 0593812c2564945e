/** Values by ID. It has no prototype: an ID such as `__proto__` or `constructor`, which callers choose, is only an ID. */
export type StateTable<Value> = Record<string, Value>;

export function createTable<Value>(entries: Iterable<[string, Value]> = []): StateTable<Value> {
  // Typed by the language as any, because an object without prototype has no members at all.
  const table = Object.create(null) as StateTable<Value>;
  for (const [id, value] of entries) table[id] = value;
  return table;
}

/** Reads JSON whose objects are tables: in what is read back, too, `__proto__` must be only an ID. */
export function parseTables(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? createTable(Object.entries(value)) : value,
  );
}

export function copyTable<Value>(table: StateTable<Value>): StateTable<Value> {
  return createTable(Object.entries(table));
}
