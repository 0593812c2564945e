import {readAddress, type Filters, type Hit, type TextRange} from '@docs/docs-search/engine';
import type {Level, SearchRecord} from '@docs/docs-search';
import {liteClient} from 'algoliasearch/lite';
import type {HostedSearch} from '../config/siteConfig.ts';
import {createRequester} from './createRequester.ts';
import type {SearchAnswer, SearchClient} from './searchClient.ts';

/** Marks of a match that no text of a page has; so nothing has to be escaped, and no HTML is ever read. */
const [before, after] = ['\uE000', '\uE001'];

/** More than this the API does not return. */
const mostHits = 1000;

type Highlights = {hierarchy?: Partial<Record<Level, {value: string}>>; content?: {value: string}};
type HostedHit = SearchRecord & {_highlightResult?: Highlights};

/** Searches an index at Algolia, which has the records of this site (`npm run search:push`). */
export function createHostedClient({appId, apiKey, indexName}: HostedSearch): SearchClient {
  const answers = new Map<string, SearchAnswer>();
  return {
    searchNow: (...asked) => answers.get(JSON.stringify(asked)) ?? null,
    async search(query, allFilters, limit, signal) {
      const {area, ...filters} = allFilters;
      // A client for each search: the published one has no other way to end a request that nobody waits for any more.
      const client = liteClient(appId, apiKey, {requester: createRequester(signal)});
      const hitsPerPage = Math.min(limit, mostHits);
      const base = {indexName, query, highlightPreTag: before, highlightPostTag: after};
      const {
        results: [found, counted],
      } = await client.searchForHits<HostedHit>({
        requests: [
          {...base, hitsPerPage, facetFilters: writeFilters({...filters, ...(area !== undefined && {area})})},
          // Counts of all areas, whatever area is chosen.
          {...base, hitsPerPage: 0, facetFilters: writeFilters(filters), facets: ['hierarchy.lvl0']},
        ],
      });
      const {hits: records = [], nbHits = 0} = found ?? {};
      const hits = keepFirst(records).map(buildHit);
      // Hits of one place are one hit: with all of them here, their number is known. Else nobody would ever have seen the last.
      const isAll = records.length >= nbHits || hitsPerPage === mostHits;
      const answer: SearchAnswer = {
        query,
        count: isAll ? hits.length : nbHits,
        areas: counted?.facets?.['hierarchy.lvl0'] ?? {},
        hits,
        isComplete: true,
      };
      answers.set(JSON.stringify([query, allFilters, limit]), answer);
      return answer;
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
    alsoIn: [],
    matches: {
      hierarchy: Object.fromEntries(titles.filter(([, ranges]) => ranges.length > 0)),
      // The path follows the method and a space.
      path: address ? inContent.flatMap((range) => moveRange(range, -(address.method.length + 1))) : [],
      content: address ? [] : inContent,
    },
  };
}

function moveRange([start, end]: TextRange, offset: number): TextRange[] {
  return end + offset <= 0 ? [] : [[Math.max(0, start + offset), end + offset]];
}

/** Where the marks of a text begin and end once they are taken out. */
export function readRanges(marked: string): TextRange[] {
  const ranges: TextRange[] = [];
  let length = 0;
  for (const [index, piece] of marked.split(/[\uE000\uE001]/).entries()) {
    if (index % 2 === 1) ranges.push([length, length + piece.length]);
    length += piece.length;
  }
  return ranges;
}
