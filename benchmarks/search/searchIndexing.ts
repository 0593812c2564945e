import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readPages} from '../../website/src/build/builtPage.ts';
import {writeSearchIndex} from '../../website/src/build/searchIndex.ts';

/** Seconds from the pages of a built site to the files of its index, as the build makes them; not compressed. */
export async function measureIndexing(builtSite: string): Promise<number> {
  const pages = await readPages(builtSite);
  const folder = await mkdtemp(path.join(tmpdir(), 'search-index-'));
  const start = performance.now();
  // The list of records is written beside the site.
  await writeSearchIndex(path.join(folder, 'client'), pages);
  const seconds = (performance.now() - start) / 1000;
  await rm(folder, {recursive: true});
  return seconds;
}
