import {readFileSync} from 'node:fs';
import path from 'node:path';
import {addPart, createSearchIndex, readPart, search, type SearchIndex} from '@docs/docs-search/engine';
import {parse} from 'yaml';
import {builtSite, expect, test} from './test.ts';

/** `knownMiss` says why the target of a query is not among the first three. */
type Query = {query: string; url: string | string[]; knownMiss?: string};

const file = path.resolve(import.meta.dirname, '../../packages/docs-search/queries.yml');
const queries = Object.values(parse(readFileSync(file, 'utf8')) as Record<string, Query[]>).flat();
const {parts} = JSON.parse(readFileSync(path.join(builtSite, 'search-index.json'), 'utf8')) as {parts: string[]};

async function loadIndex(): Promise<SearchIndex> {
  const index = createSearchIndex();
  for (const part of parts) await addPart(index, readPart(readFileSync(path.join(builtSite, part), 'utf8')));
  return index;
}

/** Where the target of a query is among the hits. A url without an anchor means any place of its page. */
function findRank(index: SearchIndex, {query, url}: Query): number {
  const targets = [url].flat();
  const isTarget = (found: string): boolean => targets.includes(found) || targets.includes(found.split('#')[0] ?? '');
  const position = search(index, query, {}, 50).hits.findIndex((hit) => isTarget(hit.url));
  return position === -1 ? Infinity : position + 1;
}

test('finds what developers look for in the first three, and known misses in the first ten', async () => {
  const index = await loadIndex();
  const ranked = queries.map((query) => ({...query, rank: findRank(index, query)}));
  const name = ({query, rank}: {query: string; rank: number}): string => `${query}: ${rank === Infinity ? 'not found' : rank}`;
  const missed = ranked.filter(({rank, knownMiss}) => rank > (knownMiss === undefined ? 3 : 10));
  expect(
    missed.map(name),
    'Queries that miss their target. Change the engine or the page, or explain it with knownMiss.',
  ).toEqual([]);
  const found = ranked.filter(({rank, knownMiss}) => knownMiss !== undefined && rank <= 3);
  expect(found.map(name), 'Queries that find their target now. Remove knownMiss from them in queries.yml.').toEqual([]);
  const known = ranked.filter(({knownMiss}) => knownMiss !== undefined);
  expect(known.length / queries.length, known.map(name).join('; ')).toBeLessThanOrEqual(0.05);
});

test('the index is small: 60 KiB until guides can be found, 250 KiB in all', () => {
  const sizes = parts.map((part) => readFileSync(path.join(builtSite, `${part}.br`)).length / 1024);
  expect(sizes.length).toBe(2);
  expect(sizes[0]).toBeLessThanOrEqual(60);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250);
});
