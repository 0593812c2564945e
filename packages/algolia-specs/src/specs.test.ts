import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {measureCoverage} from './coverage.ts';
import {lintSpec} from './lint/lintSpec.ts';
import {listSpecs} from '@docs/openapi/load';
import {readKeyRights} from './load/keyRights.ts';
import {loadAlgoliaSpec} from './load/loadAlgoliaSpec.ts';
import {readRequestCases} from './lint/requestCases.ts';
import {listMediaTypes, listOperations} from '@docs/openapi';

const folder = path.resolve(import.meta.dirname, '../../../specs');
const specs = listSpecs(folder).map(({name, file}) => [name, file] as const);
const timeout = 30_000;

/** Every folder is an API, but the one with what they share. */
it('has a spec in every folder', () => {
  const folders = readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isDirectory() && entry.name !== 'common');
  expect(specs.map(([name]) => name)).toEqual(folders.map(({name}) => name).sort());
});

it.each(specs)('%s breaks no rule and has every text and example', {timeout}, async (_, file) => {
  expect(measureCoverage(await lintSpec(file, readKeyRights(folder)))).toMatchObject({
    describedOperations: 1,
    describedProperties: 1,
    bodiesWithExample: 1,
  });
});

it.each(specs)('%s has the operations of all its path files', {timeout}, async (name, file) => {
  const paths = path.join(folder, name, 'paths');
  const files = readdirSync(paths, {recursive: true, encoding: 'utf8'}).filter((other) => other.endsWith('.yml'));
  const texts = [path.join(folder, 'common/genericCalls.yml'), ...files.map((other) => path.join(paths, other))].map((other) =>
    readFileSync(other, 'utf8'),
  );
  const written = texts.flatMap((text) => [...text.matchAll(/^ {2}operationId: (\w+)$/gm)].map(([, id]) => id));
  const listed = listOperations(await loadAlgoliaSpec(file)).map(({value}) => value.operationId);
  expect(listed.sort()).toEqual(written.sort());
});

describe('request cases', () => {
  const cases = specs.map(([name]) => [name, readRequestCases(path.join(folder, name, 'requests.yml'))] as const);

  it.each(cases)('of %s show a request that is accepted and one that is refused', (_, requests) => {
    expect(new Set(requests.map(({valid}) => valid))).toEqual(new Set([true, false]));
  });

  it.each(cases)('of %s each have a name of their own', (_, requests) => {
    const names = requests.map(({operation, name}) => `${operation}: ${name}`);
    expect(names).toEqual([...new Set(names)]);
  });

  it('are at least 80', () => {
    expect(cases.flatMap(([, requests]) => requests).length).toBeGreaterThanOrEqual(80);
  });
});

it('shows the films of the data set as they are, in every example of the Search API', {timeout}, async () => {
  const films = parse(readFileSync(path.join(folder, 'common/data/films.json'), 'utf8')) as Record<string, unknown>[];
  const document = await loadAlgoliaSpec(path.join(folder, 'search/spec.yml'));
  const shown = listMediaTypes(document)
    .flatMap(({value}) => Object.values(value.examples ?? {}))
    .flatMap(({value}) => findRecords(value));
  const wrong = shown.filter((record) => {
    const film = films.find(({objectID}) => objectID === record.objectID);
    return film && ['title', 'director', 'year'].some((name) => name in record && record[name] !== film[name]);
  });
  expect(shown.filter(({objectID}) => films.some((film) => film.objectID === objectID)).length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

/** Every object with an objectID, however deep in an example. */
function findRecords(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'objectID' in value ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap(findRecords)];
}
