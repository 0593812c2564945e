/** JSON pointers: `/paths/~11~1events/post`. */
export function toPointer(...tokens: (string | number)[]): string {
  return tokens.map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Takes "#/…" as well. That is part of an address, so it is percent-encoded; a plain pointer is not. */
export function toTokens(pointer: string): string[] {
  const plain = pointer.startsWith('#') ? decodeURIComponent(pointer.slice(1)) : pointer;
  return plain
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a pointer, undefined where there is none. */
export function readPointer(root: unknown, pointer: string): unknown {
  return toTokens(pointer).reduce<unknown>((value, token) => (hasKeys(value) ? value[token] : undefined), root);
}

/** Whether a value is an object or a list: the entries of both have keys. */
export function hasKeys(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
