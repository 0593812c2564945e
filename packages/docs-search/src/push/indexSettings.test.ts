import {expect, it} from 'vitest';
import {buildRecord} from './__fixtures__/testRecords.ts';
import {indexSettings} from './indexSettings.ts';

it('names only attributes that records have', () => {
  const {searchableAttributes = [], customRanking = [], attributesForFaceting = [], attributesToRetrieve = []} = indexSettings;
  const listed = [...searchableAttributes, ...customRanking, ...attributesForFaceting, ...attributesToRetrieve];
  const names = listed.map((entry) => entry.replace(/^\w+\((.*)\)$/, '$1'));
  const {hierarchy, weight, ...plain} = buildRecord('a');
  const known = [
    ...Object.keys({hierarchy, ...plain}),
    ...Object.keys(hierarchy).map((level) => `hierarchy.${level}`),
    ...Object.keys(weight).map((part) => `weight.${part}`),
  ];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

it('searches titles from the area down, then names, then text', () => {
  expect(indexSettings.searchableAttributes).toEqual([
    'unordered(hierarchy.lvl0)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(anchor)',
    'content',
  ]);
});

it('ranks by kind before page rank, so that a page goes before a section and a section before a field', () => {
  expect(indexSettings.customRanking).toEqual(['desc(weight.level)', 'desc(weight.pageRank)', 'asc(weight.position)']);
});
