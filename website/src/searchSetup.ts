import type {HostedSearch} from './config/siteConfig.ts';

/** What a page tells the search, in an attribute of the navbar. */
export type SearchSetup = {
  /** The docs version that the page belongs to, or else the newest. */
  version: string;
  isVersioned: boolean;
  hosted?: HostedSearch;
};

/** The tag of the pages of a docs version. Pages of no version have "default". */
export function docsTag(version: string): string {
  return `docs-default-${version}`;
}

/** What a search is limited to by where the reader is: their language, and pages of no docs version or of theirs. */
export type SearchContext = {language: string; docusaurus_tag: string[]};
