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

/**
 * Each level takes three times as long as the one below. Scripts seldom change and every page waits for them; pages and what they load
 * come next; what people download or agents read is 7 % larger than it could be.
 */
function qualityOf(file: string): number {
  if (/(^|\/)assets\/.+\.js$/.test(file)) return 11;
  return /\.html$|(^|\/)assets\//.test(file) ? 10 : 9;
}

export async function compressNow(file: string, content: string | Uint8Array): Promise<Compressed> {
  const params = {[constants.BROTLI_PARAM_QUALITY]: qualityOf(file), [constants.BROTLI_PARAM_SIZE_HINT]: content.length};
  const [br, gz] = await Promise.all([promisify(brotliCompress)(content, {params}), promisify(gzip)(content, {level: 9})]);
  return {br, gz};
}
