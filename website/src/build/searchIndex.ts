import {createHash} from 'node:crypto';
import {createIndex, joinPages, type SearchRecord, writePart} from '@docs/docs-search';
import type {SiteConfig} from '../config/siteConfig.ts';
import {docsTag} from '../searchSetup.ts';
import {type IndexManifest, manifestPath} from '../search/manifest.ts';
import type {BuiltPage} from './builtPage.ts';

/** All records as they were read, for `npm run search:push`. It lies beside the site and is not published. */
export const recordsFile = '../search-records.json';

export type IndexFiles = {
  manifest: IndexManifest;
  files: Map<string, string>;
  /** Addresses of what the first results come from: the list, and the part that it names first. */
  firstFiles: string[];
};

/** Makes the pages of all versions searchable. Results lead to where these are on the host, which may be below `basePath`. */
export function indexPages(pages: BuiltPage[], versions: SiteConfig['docs']['versions'], basePath = ''): IndexFiles {
  const records = joinPages(pages.map((page) => page.search));
  return renderSearchIndex(
    basePath === '' ? records : records.map((record) => ({...record, url: basePath + record.url})),
    versions.filter(({isLast}) => !isLast).map(({name}) => docsTag(name)),
  );
}

/**
 * Makes records searchable: parts of an index, whose names change with their content, and the list of them. Readers of another version
 * of the docs, given by the tags of their pages, have parts of their own, with the pages of no version in them, too.
 */
export function renderSearchIndex(records: SearchRecord[], otherTags: string[] = []): IndexFiles {
  const files = new Map<string, string>();
  const addParts = (wanted: SearchRecord[]): string[] =>
    createIndex(wanted).map((part) => {
      const json = writePart(part);
      const file = `assets/search/${part.name}.${hash(json)}.json`;
      files.set(file, json);
      return `/${file}`;
    });
  const manifest: IndexManifest = {
    parts: addParts(records.filter(({docusaurus_tag: tag}) => !otherTags.includes(tag))),
    ...(otherTags.length > 0 && {
      versions: Object.fromEntries(
        otherTags.map((tag) => [tag, addParts(records.filter((record) => ['default', tag].includes(record.docusaurus_tag)))]),
      ),
    }),
  };
  return {
    manifest,
    files: new Map([...files, [manifestPath.slice(1), JSON.stringify(manifest)], [recordsFile, JSON.stringify(records)]]),
    firstFiles: [manifestPath, ...manifest.parts.slice(0, 1)],
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
