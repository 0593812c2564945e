import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createIndex, extractSite} from '@docs/docs-search';
import {type IndexManifest, manifestPath} from '../search/manifest.ts';

/** All records as they were read, for `npm run search:push`. It lies beside the site and is not published. */
export const recordsFile = '../search-records.json';

/** Makes the pages searchable: parts of an index, whose names change with their content, and the list of them. */
export async function writeSearchIndex(folder: string, pages: {route: string; html: string}[]): Promise<void> {
  const records = extractSite(pages);
  const parts = createIndex(records).map((part) => ({name: part.name, json: JSON.stringify(part)}));
  const files = parts.map(({name, json}) => ({file: `assets/search/${name}.${hash(json)}.json`, json}));
  await mkdir(path.join(folder, 'assets/search'), {recursive: true});
  await Promise.all(files.map(({file, json}) => writeFile(path.join(folder, file), json)));
  const manifest: IndexManifest = {parts: files.map(({file}) => `/${file}`)};
  await writeFile(path.join(folder, manifestPath), JSON.stringify(manifest));
  await writeFile(path.join(folder, recordsFile), JSON.stringify(records));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
