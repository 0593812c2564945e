import type {Hierarchy, SearchRecord} from '../record/searchRecord.ts';
import {draftRecords, type RecordDraft, type Titles} from './draftRecords.ts';
import {type Link, readLinks, weighRecords} from './links.ts';
import {readBlocks} from './readBlocks.ts';
import {readPage, type ExtractedPage} from './readPage.ts';

/** Reads what a reader of a built page sees into records; none for a page that asks not to be indexed or is a copy of another. */
export function extractRecords(html: string, route: string): SearchRecord[] {
  return extractPage(html, route).records;
}

/** Reads all pages of a site. */
export function extractSite(pages: {html: string; route: string}[]): SearchRecord[] {
  return joinPages(pages.map(({html, route}) => extractPage(html, route)));
}

/** What search needs of one page. */
export type ExtractedRecords = {records: SearchRecord[]; links: Link[]};

/** Joins all pages of a site; what they link to most gets a higher page rank. */
export function joinPages(pages: ExtractedRecords[]): SearchRecord[] {
  return weighRecords(
    pages.flatMap(({records}) => records),
    pages.flatMap(({links}) => links),
  );
}

export function extractPage(html: string, route: string): ExtractedRecords {
  const page = readPage(html);
  if (!page.isIndexed || (page.canonicalPath ?? route) !== route) return {records: [], links: []};
  return {records: buildRecords(page, route), links: readLinks(page.main, route)};
}

function buildRecords(page: ExtractedPage, route: string): SearchRecord[] {
  const drafts = draftRecords(readBlocks(page.main));
  const title = page.title ?? drafts.find(({type}) => type === 'lvl1')?.titles[1] ?? route;
  const area = page.area ?? title;
  return drafts.map((draft, position) => buildRecord(draft, {page, route, area, title, position}));
}

type Context = {page: ExtractedPage; route: string; area: string; title: string; position: number};

function buildRecord(draft: RecordDraft, {page, route, area, title, position}: Context): SearchRecord {
  const url = draft.anchor === null ? route : `${route}#${draft.anchor}`;
  return {
    objectID: `${url}:${position}`,
    type: draft.type,
    url,
    url_without_anchor: route,
    anchor: draft.anchor,
    content: draft.content,
    hierarchy: buildHierarchy(draft.titles, area, title),
    language: page.language,
    version: page.version,
    docusaurus_tag: page.tag,
    weight: {pageRank: page.pageRank, level: levelWeight(draft.type), position},
  };
}

function buildHierarchy(titles: Titles, area: string, title: string): Hierarchy {
  const [, , lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = titles;
  return {lvl0: area, lvl1: title, lvl2, lvl3, lvl4, lvl5, lvl6};
}

/** DocSearch's weights: 100 for lvl0, 10 less for each level, none for text. */
function levelWeight(type: SearchRecord['type']): number {
  return type === 'content' ? 0 : 100 - 10 * Number(type.slice(3));
}
