import {expect, it} from 'vitest';
import {Buffer as Own} from './buffer.ts';

it.each(['utf8', 'base64', 'hex'] as const)('reads and writes %s as Node.js does', (encoding) => {
  const text = 'Amélie 🎬';
  const encoded = Buffer.from(text).toString(encoding);
  expect(Own.from(text).toString(encoding)).toBe(encoded);
  expect(Own.from(encoded, encoding).toString()).toBe(text);
  expect(Own.byteLength(text)).toBe(Buffer.byteLength(text));
});

it('says which encodings there are', () => {
  expect(() => Own.from('a').toString('latin1' as 'hex')).toThrow(
    'Buffer supports utf8, base64 and hex in this page, not latin1.',
  );
});
