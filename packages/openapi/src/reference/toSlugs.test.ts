import {expect, it} from 'vitest';
import {toSlugs} from './toSlugs.ts';

it('joins lower-case words with hyphens', () => {
  expect(toSlugs(['API keys', 'Clés d’accès', '  Tasks/v2  '], [])).toEqual(['api-keys', 'cles-d-acces', 'tasks-v2']);
});

it('numbers names that are alike', () => {
  expect(toSlugs(['Tasks', 'tasks', 'Tasks!'], [])).toEqual(['tasks', 'tasks-2', 'tasks-3']);
});

it('leaves a name its own slug that another name would get with a number', () => {
  expect(toSlugs(['Tasks', 'TASKS', 'Tasks 2'], [])).toEqual(['tasks', 'tasks-3', 'tasks-2']);
});

it('calls names without letters and digits of the alphabet a group', () => {
  expect(toSlugs(['?!', '索引', '', 'Group'], [])).toEqual(['group', 'group-2', 'group-3', 'group-4']);
});

it('gives nobody what is reserved', () => {
  expect(toSlugs(['Index', 'Schemas', 'index 2'], ['index', 'schemas'])).toEqual(['index-3', 'schemas-2', 'index-2']);
});

it('makes nothing that an address would have to encode, or that looks like a file', () => {
  expect(toSlugs(['v1.0', '../etc', 'a?b#c', '100%'], []).filter((slug) => !/^[a-z0-9-]+$/.test(slug))).toEqual([]);
});
