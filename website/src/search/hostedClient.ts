import {readAddress, type Filters, type Hit, type Range} from '@docs/docs-search/engine';
import type {Level, SearchRecord} from '@docs/docs-search';
import {liteClient} from 'algoliasearch/lite';
import type {HostedSearch} from '../config/siteConfig.ts';
import type {SearchClient} from './searchClient.ts';

/** Marks of a match that no text of a page has; so nothing has to be escaped, and no HTML is ever read. */
const [before, after] = ['\uE000', '\uE001'];

/** More than this the API does not return. */
const mostHits = 1000;

type Highlights = {hierarchy?: Partial<Record<Level, {value: string}>>; content?: {value: string}};
type HostedHit = SearchRecord & {_highlightResult?: Highlights};
type Answered = {hits: HostedHit[]; nbHits: number; facets?: Record<string, Record<string, number>>};

/** Searches an index at Algolia, which has the records of this site (`npm run search:push`). */
export function createHostedClient({appId, apiKey, indexName}: HostedSearch): SearchClient {
  const client = liteClient(appId, apiKey);
  return {
    async search(query, {area, ...filters}, limit) {
      const hitsPerPage = Math.min(limit, mostHits);
      const base = {indexName, query, highlightPreTag: before, highlightPostTag: after};
      const {results} = await client.search({
        requests: [
          {...base, hitsPerPage, facetFilters: writeFilters({...filters, ...(area !== undefined && {area})})},
          // Counts of all areas, whatever area is chosen.
          {...base, hitsPerPage: 0, facetFilters: writeFilters(filters), facets: ['hierarchy.lvl0']},
        ],
      });
      const [found, counted] = results as unknown as [Answered, Answered];
      const hits = keepFirst(found.hits).map(buildHit);
      // Hits of one place are one hit: with all of them here, their number is known. Else nobody would ever have seen the last.
      const isAll = found.hits.length >= found.nbHits || hitsPerPage === mostHits;
      return {
        query,
        count: isAll ? hits.length : found.nbHits,
        areas: counted.facets?.['hierarchy.lvl0'] ?? {},
        hits,
        isComplete: true,
      };
    },
    load: () => {},
    onGrown: () => () => {},
  };
}

/** All entries must hold; of an entry that is a list, one. */
export function writeFilters({language, docusaurus_tag, area}: Filters): (string | string[])[] {
  return [
    ...(language === undefined ? [] : [`language:${language}`]),
    ...(docusaurus_tag === undefined ? [] : [docusaurus_tag.map((tag) => `docusaurus_tag:${tag}`)]),
    ...(area === undefined ? [] : [`hierarchy.lvl0:${area}`]),
  ];
}

/** One hit per place, also from an index whose settings do not say so. */
function keepFirst(hits: HostedHit[]): HostedHit[] {
  return [...new Map(hits.toReversed().map((hit) => [hit.url, hit])).values()].toReversed();
}

function buildHit({url, type, hierarchy, content, _highlightResult: marked}: HostedHit): Hit {
  const address = readAddress(content);
  const titles = Object.entries(marked?.hierarchy ?? {}).map(([level, {value}]) => [level, readRanges(value)] as const);
  const inContent = readRanges(marked?.content?.value ?? '');
  return {
    url,
    type,
    hierarchy,
    address,
    content: address ? null : content,
    matches: {
      hierarchy: Object.fromEntries(titles.filter(([, ranges]) => ranges.length > 0)),
      // The path follows the method and a space.
      path: address ? inContent.flatMap((range) => moveRange(range, -(address.method.length + 1))) : [],
      content: address ? [] : inContent,
    },
  };
}

function moveRange([start, end]: Range, offset: number): Range[] {
  return end + offset <= 0 ? [] : [[Math.max(0, start + offset), end + offset]];
}

/** Where the marks of a text begin and end once they are taken out. */
export function readRanges(marked: string): Range[] {
  const ranges: Range[] = [];
  let length = 0;
  for (const [index, piece] of marked.split(/[\uE000\uE001]/).entries()) {
    if (index % 2 === 1) ranges.push([length, length + piece.length]);
    length += piece.length;
  }
  return ranges;
}
