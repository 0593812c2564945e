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
 * Each level takes up to three times as long as the one below. Our code seldom changes and every page waits for it; what specs become is
 * large, and loaded when a reader starts something; pages are most of what a build writes. What people download or agents read comes last.
 */
function qualityOf(file: string): number {
  if (/(^|\/)assets\/(chunks|entries)\//.test(file)) return 11;
  if (/(^|\/)assets\//.test(file)) return 10;
  return /\.html$|(^|\/)run\//.test(file) ? 9 : 5;
}

export async function compressNow(file: string, content: string | Uint8Array): Promise<Compressed> {
  const params = {[constants.BROTLI_PARAM_QUALITY]: qualityOf(file), [constants.BROTLI_PARAM_SIZE_HINT]: content.length};
  const [br, gz] = await Promise.all([promisify(brotliCompress)(content, {params}), promisify(gzip)(content)]);
  return {br, gz};
}
