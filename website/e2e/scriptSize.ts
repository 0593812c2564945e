import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {builtSite} from './test.ts';

export const kibibyte = 1024;
export const compressed = (text: string | Buffer): number => brotliCompressSync(text).length;

/** The size of the scripts that a page has loaded, and of those in its HTML. */
export function scriptSize(files: Iterable<string>, html: string): number {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const loaded = [...files].map((file) => readFileSync(path.join(builtSite, file)));
  return [...loaded, ...inline].reduce((sum, code) => sum + compressed(code), 0);
}
