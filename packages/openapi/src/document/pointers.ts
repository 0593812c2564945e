import type {Schema} from './openApiDocument.ts';

/** JSON pointers: `/paths/~11~1events/post`. */
export function toPointer(...tokens: (string | number)[]): string {
  let pointer = '';
  for (const token of tokens) pointer += `/${escape(String(token))}`;
  return pointer;
}

/** Nearly no token needs it, and a large document has millions. */
function escape(token: string): string {
  return /[~/]/.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token;
}

/** Takes "#/…" as well. That is part of an address, so it is percent-encoded; a plain pointer is not. */
export function toTokens(pointer: string): string[] {
  const plain = pointer.startsWith('#') ? decode(pointer.slice(1)) : pointer;
  return plain
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A percent sign that encodes nothing stands for itself. */
export function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The value at a pointer, undefined where there is none. What every object inherits isn't in the document. */
export function readPointer(root: unknown, pointer: string): unknown {
  return toTokens(pointer).reduce<unknown>(
    (value, token) => (hasKeys(value) && Object.hasOwn(value, token) ? value[token] : undefined),
    root,
  );
}

/** Whether a value is an object or a list: the entries of both have keys. */
export function hasKeys(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const schemas = '#/components/schemas/';

/** What a reference calls its schema: the name under components, with the way from there if it leads further in. */
export function refName({$ref}: Schema): string | undefined {
  if (!$ref?.startsWith(schemas)) return $ref;
  const name = $ref.slice(schemas.length);
  return name.includes('/') ? name : decode(name).replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The reference that `refName` made the name of. A plain name is looked up by itself. */
export function toRef(name: string): string {
  return name.startsWith('#') ? name : schemas + name;
}

/** Where a named schema is in the document. */
export function placeOfName(name: string): string {
  return name.startsWith('#') || name.includes('/')
    ? toPointer(...toTokens(toRef(name)))
    : toPointer('components', 'schemas', name);
}
