import {expect, it} from 'vitest';
import {readRanges, writeFilters} from './hostedClient.ts';

it('reads where marks begin and end, without them', () => {
  expect(readRanges('a \uE000bc\uE001 d\uE000e\uE001')).toEqual([
    [2, 4],
    [6, 7],
  ]);
  expect(readRanges('none')).toEqual([]);
});

it('asks for the language, and for one of the tags', () => {
  expect(writeFilters({language: 'en', docusaurus_tag: ['default', 'docs-default-1.0'], area: 'Guides'})).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0'],
    'hierarchy.lvl0:Guides',
  ]);
  expect(writeFilters({})).toEqual([]);
});
