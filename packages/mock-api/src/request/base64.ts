/** The text that a Base64 string of either alphabet stands for, or undefined if it is none. */
export function decodeBase64(encoded: string): string | undefined {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** With the alphabet for addresses, and without padding. */
export function encodeBase64Url(ascii: string): string {
  return btoa(ascii).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
