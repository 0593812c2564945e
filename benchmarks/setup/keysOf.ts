/** The keys of a record whose keys are all known: TypeScript would forget their names. */
export function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}
