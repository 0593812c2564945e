import {createHash} from 'node:crypto';
import {createIndex, type SearchRecord} from '@docs/docs-search';
import {type IndexManifest, manifestPath} from '../search/manifest.ts';

/** All records as they were read, for `npm run search:push`. It lies beside the site and is not published. */
export const recordsFile = '../search-records.json';

type IndexFiles = {
  files: Map<string, string>;
  /** Addresses of what the first results come from: the list, and the part that it names first. */
  firstFiles: string[];
};

/** Makes the pages searchable: parts of an index, whose names change with their content, and the list of them. */
export function renderSearchIndex(records: SearchRecord[]): IndexFiles {
  const parts = createIndex(records).map((part) => ({name: part.name, json: JSON.stringify(part)}));
  const files = parts.map(({name, json}) => [`assets/search/${name}.${hash(json)}.json`, json] as const);
  const manifest: IndexManifest = {parts: files.map(([file]) => `/${file}`)};
  return {
    files: new Map([...files, [manifestPath.slice(1), JSON.stringify(manifest)], [recordsFile, JSON.stringify(records)]]),
    firstFiles: [manifestPath, ...manifest.parts.slice(0, 1)],
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
