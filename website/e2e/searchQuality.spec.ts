import {readFileSync} from 'node:fs';
import path from 'node:path';
import {addPart, createSearchIndex, readPart, search, type SearchIndex} from '@docs/docs-search/engine';
import {parse} from 'yaml';
import {builtSite, expect, test} from './test.ts';

type Query = {query: string; url: string | string[]};

const file = path.resolve(import.meta.dirname, '../../packages/docs-search/queries.yml');
const queries = Object.values(parse(readFileSync(file, 'utf8')) as Record<string, Query[]>).flat();
const {parts} = JSON.parse(readFileSync(path.join(builtSite, 'search-index.json'), 'utf8')) as {parts: string[]};

async function loadIndex(): Promise<SearchIndex> {
  const index = createSearchIndex();
  for (const part of parts) await addPart(index, readPart(readFileSync(path.join(builtSite, part), 'utf8')));
  return index;
}

/** The queries whose target comes later than this, with their rank. A url without an anchor means any place of its page. */
function listLate(index: SearchIndex, latest: number): string[] {
  return queries.flatMap(({query, url}) => {
    const targets = [url].flat();
    const isTarget = (found: string): boolean => targets.includes(found) || targets.includes(found.split('#')[0] ?? '');
    const rank = search(index, query, {}, 50).hits.findIndex((hit) => isTarget(hit.url)) + 1;
    return rank === 0 || rank > latest ? [`${query}: ${rank || 'not found'}`] : [];
  });
}

test('finds what developers look for: nearly always in the first three, always in the first ten', async () => {
  const index = await loadIndex();
  expect(queries.length).toBeGreaterThanOrEqual(60);
  expect(listLate(index, 10)).toEqual([]);
  const late = listLate(index, 3);
  console.log(`${queries.length - late.length} of ${queries.length} in the first three; later: ${late.join('; ')}`);
  expect(late.length / queries.length, late.join('; ')).toBeLessThanOrEqual(0.05);
});

test('the index is small: 60 KiB until guides can be found, 250 KiB in all', () => {
  const sizes = parts.map((part) => readFileSync(path.join(builtSite, `${part}.br`)).length / 1024);
  expect(sizes.length).toBe(2);
  expect(sizes[0]).toBeLessThanOrEqual(60);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250);
});
