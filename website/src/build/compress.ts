import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import type {Cache} from '../cache/cache.ts';
import {digest} from '../cache/digest.ts';

export type Compressed = {br: Uint8Array; gz: Uint8Array};

/** Whether servers send a file compressed: all that is text and published. */
export function isSentCompressed(file: string): boolean {
  return !file.startsWith('../') && /\.(html|m?js|css|svg|xml|txt|json|yml|md)$/.test(file);
}

/** Runs beside the rest of the build, so it's worth asking early. */
export function compress(file: string, content: string | Uint8Array, cache: Cache): Promise<Compressed> {
  return cache.load('compressed', digest(`quality ${qualityOf(file)}`, content), () => compressNow(file, content));
}

/** Brotli's highest level takes more than three times as long for 2 % less. Scripts are few, and seldom change. */
function qualityOf(file: string): number {
  return /\.m?js$/.test(file) ? 11 : 10;
}

export async function compressNow(file: string, content: string | Uint8Array): Promise<Compressed> {
  const params = {[constants.BROTLI_PARAM_QUALITY]: qualityOf(file), [constants.BROTLI_PARAM_SIZE_HINT]: content.length};
  const [br, gz] = await Promise.all([promisify(brotliCompress)(content, {params}), promisify(gzip)(content, {level: 9})]);
  return {br, gz};
}
