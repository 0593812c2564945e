import {readFileSync} from 'node:fs';
import path from 'node:path';
import {addPart, createSearchIndex, search, type SearchIndex} from '@docs/docs-search/engine';
import {type ExpectedQuery, loadQueries, rankOf, scoreByKind, scoreQueries} from '@docs/docs-search/quality';
import {choosePaths, parseManifest} from '../src/search/manifest.ts';
import {docsTag} from '../src/searchSetup.ts';
import {builtSite, expect, test} from './test.ts';

const queries = loadQueries('first');
const manifest = parseManifest(readFileSync(path.join(builtSite, 'search-index.json'), 'utf8'));
const versions = ['current', '5'];
const listParts = (version: string): string[] => choosePaths(manifest, [docsTag(version)]);

async function loadIndex(parts = listParts('current')): Promise<SearchIndex> {
  const index = createSearchIndex();
  for (const part of parts) await addPart(index, [readFileSync(path.join(builtSite, part), 'utf8')]);
  return index;
}

function findRank(index: SearchIndex, query: string, targets: string[]): number {
  return rankOf(
    targets,
    search(index, query, {}, 50).hits.map(({url}) => url),
  );
}

type RankedQuery = ExpectedQuery & {rank: number};

const name = ({query, rank}: RankedQuery): string => `${query}: ${rank === Infinity ? 'not found' : rank}`;

for (const version of versions)
  test(`finds what developers look for in the first three, in version ${version}, and known misses in the first ten`, async () => {
    const index = await loadIndex(listParts(version));
    const ranked = queries.map((query) => ({
      ...query,
      rank: findRank(index, query.query, version === '5' ? query.in5 : query.targets),
    }));
    const missed = ranked.filter(({rank, knownMiss}) => rank > (knownMiss === undefined ? 3 : 10));
    expect(
      missed.map(name),
      'Queries that miss their target. Change the engine or the page, or explain it with knownMiss.',
    ).toEqual([]);
    const {firstThree, reciprocalRank} = scoreQueries(ranked);
    expect(firstThree).toBeGreaterThanOrEqual(0.95);
    expect(reciprocalRank).toBeGreaterThanOrEqual(0.9);
  });

test('no query is called a known miss that finds its target', async () => {
  const index = await loadIndex();
  const known = queries.filter(({knownMiss}) => knownMiss !== undefined);
  const ranked = known.map((query) => ({...query, rank: findRank(index, query.query, query.targets)}));
  expect(ranked.filter(({rank}) => rank <= 3).map(name), 'Remove knownMiss from them in queries/first.yml.').toEqual([]);
});

test('a search in version 5 finds no client page of the pre-release', async () => {
  const index = await loadIndex(listParts('5'));
  expect(search(index, 'client', {}, 500).hits.filter(({url}) => url.startsWith('/docs/clients/'))).toEqual([]);
});

test('finds what developers look for in each kind of query, and nothing for words that are nowhere', async () => {
  const index = await loadIndex();
  const developed = loadQueries('develop');
  const ranked = developed
    .filter(({targets}) => targets.length > 0)
    .map((query) => ({...query, rank: findRank(index, query.query, query.targets)}));
  const {firstThree, reciprocalRank} = scoreQueries(ranked);
  expect(firstThree).toBeGreaterThanOrEqual(0.95);
  expect(reciprocalRank).toBeGreaterThanOrEqual(0.89);
  const weak = [...scoreByKind(ranked)].filter(([, score]) => score.firstThree < 0.85);
  expect(weak.map(([kind]) => kind)).toEqual([]);
  const absent = developed.filter(({targets}) => targets.length === 0);
  expect(absent.filter(({query}) => search(index, query).count > 0).map(({query}) => query)).toEqual([]);
});

/** Version 5 has more guides, and longer ones. */
const firstPartLimits = [64, 92];

for (const [place, version] of versions.entries())
  test(`the index of version ${version} is small until guides can be found, and 250 KiB in all`, () => {
    const sizes = listParts(version).map((part) => readFileSync(path.join(builtSite, `${part}.br`)).length / 1024);
    expect(sizes.length).toBe(2);
    expect(sizes[0]).toBeLessThanOrEqual(firstPartLimits[place] ?? 0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250);
  });
