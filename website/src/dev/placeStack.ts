import {existsSync, readFileSync} from 'node:fs';
import {SourceMap, type SourceMapPayload} from 'node:module';
import {fileURLToPath} from 'node:url';

const place = /(file:\/\/[^\s()]+\.mjs)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/** A stack as its author knows the code: where it's from a bundle with a source map, the lines of the sources. */
export function placeStack(stack: string): string {
  return stack.replace(place, (found, url: string, line: string, column: string) => {
    const map = `${fileURLToPath(url)}.map`;
    if (!existsSync(map)) return found;
    const payload = JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload;
    const entry = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
    return 'originalSource' in entry ? `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}` : found;
  });
}
