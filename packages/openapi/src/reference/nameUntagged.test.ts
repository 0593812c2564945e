import {expect, it} from 'vitest';
import {readDocument} from './__fixtures__/yaml.ts';
import {buildReference} from './buildReference.ts';

/** The groups of an API with operations at these paths: their names, and how many operations they have. */
function listGroups(paths: string[], tagged: Record<string, string> = {}): [string, number][] {
  const items = paths.map((path): [string, object] => {
    const tag = tagged[path];
    return [path, {get: {operationId: path, ...(tag !== undefined && {tags: [tag]}), responses: {}}}];
  });
  const {groups} = buildReference('many', readDocument(JSON.stringify({paths: Object.fromEntries(items)})));
  return groups.map(({name, operations}) => [name, operations.length]);
}

const repeat = (count: number, write: (index: number) => string): string[] =>
  Array.from({length: count}, (_, index) => write(index));

it('has one group of operations without a tag, as long as it fits on a page', () => {
  expect(listGroups(repeat(300, (index) => `/v1/${index % 2 ? 'users' : 'orders'}/${index}`))).toEqual([['Operations', 300]]);
});

it('groups more by the first part of their paths that tells them apart', () => {
  const paths = [
    ...repeat(200, (index) => `/v1/{tenant}/users/${index}`),
    ...repeat(100, (index) => `/v1/{tenant}/orders/${index}/notes`),
    '/v1/{tenant}',
  ];
  expect(listGroups(paths)).toEqual([
    ['users', 200],
    ['orders', 100],
    ['Operations', 1],
  ]);
});

it('adds them to the tag of the same name', () => {
  const paths = repeat(302, (index) => `/${index % 2 ? 'users' : 'orders'}/${index}`);
  expect(listGroups(paths, {'/users/1': 'users'})).toEqual([
    ['orders', 151],
    ['users', 151],
  ]);
});

it('leaves them together where each path is a name of its own', () => {
  expect(listGroups(repeat(301, (index) => `/#Action=${index}`))).toEqual([['Operations', 301]]);
});
