// Reads a document with nothing of the code that is checked by it: what both got wrong would never be noticed.

export type Raw = Record<string, unknown>;

export function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entries of an object that are objects themselves; none if it's no object. */
export function listRaw(value: unknown): [string, Raw][] {
  return isRaw(value) ? Object.entries(value).filter((entry): entry is [string, Raw] => isRaw(entry[1])) : [];
}

export function isInternal(value: Raw): boolean {
  return value['x-internal'] === true;
}

/** What a value refers to, over as many references as there are. Undefined where they lead nowhere, or out of the document. */
export function followReferences(root: Raw, value: unknown): Raw | undefined {
  const seen = new Set<unknown>();
  let found = value;
  while (isRaw(found) && typeof found.$ref === 'string') {
    if (seen.has(found)) return undefined;
    seen.add(found);
    found = readReference(root, found.$ref);
  }
  return isRaw(found) ? found : undefined;
}

/** What some values refer to, without those that lead nowhere. */
export function followAll(root: Raw, values: unknown[]): Raw[] {
  return values.map((value) => followReferences(root, value)).filter((found) => found !== undefined);
}

/** What is at the place that a reference names. */
function readReference(root: Raw, reference: string): unknown {
  if (!reference.startsWith('#/')) return reference === '#' ? root : undefined;
  let value: unknown = root;
  for (const token of reference.slice(2).split('/')) {
    const key = decode(token).replaceAll('~1', '/').replaceAll('~0', '~');
    value = typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  }
  return value;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
