type Encoding = 'utf8' | 'utf-8' | 'base64' | 'hex';

class Bytes extends Uint8Array<ArrayBuffer> {
  override toString(encoding: Encoding = 'utf8'): string {
    if (encoding === 'base64') return btoa(Array.from(this, (byte) => String.fromCharCode(byte)).join(''));
    if (encoding === 'hex') return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (isUtf8(encoding)) return new TextDecoder().decode(this);
    throw unknownEncoding(encoding);
  }
}

/** Node.js’s Buffer, as far as programs use it: to read and write strings. */
export const Buffer = {
  from(source: string | ArrayLike<number>, encoding: Encoding = 'utf8'): Bytes {
    return Bytes.from(typeof source === 'string' ? decode(source, encoding) : source);
  },
  byteLength: (text: string): number => new TextEncoder().encode(text).length,
};

function decode(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'base64') return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  if (encoding === 'hex') return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  if (isUtf8(encoding)) return new TextEncoder().encode(text);
  throw unknownEncoding(encoding);
}

function isUtf8(encoding: string): boolean {
  return encoding === 'utf8' || encoding === 'utf-8';
}

function unknownEncoding(encoding: string): TypeError {
  return new TypeError(`Buffer supports utf8, base64 and hex in this page, not ${encoding}.`);
}
