import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {extractSite} from '@docs/docs-search';
import {renderSearchIndex} from '../../website/src/build/searchIndex.ts';

/** Seconds from the pages of a built site to its index, as the build makes it; neither compressed nor written. */
export function measureIndexing(builtSite: string): number {
  const files = readdirSync(builtSite, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const pages = files.sort().map((file) => ({
    route: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
    html: readFileSync(path.join(builtSite, file), 'utf8'),
  }));
  const start = performance.now();
  renderSearchIndex(extractSite(pages));
  return (performance.now() - start) / 1000;
}
