import {expect, it} from 'vitest';
import {search} from './search.ts';
import {findSpellings} from './spelling.ts';
import {indexPages} from './__fixtures__/indexPages.ts';

const index = indexPages({
  '/docs/core': '<h1>Core</h1><p>The core has a key. A reader can reach it at error 404.</p>',
  '/docs/requests': '<h1>Send a request</h1><p>Several requests.</p>',
  '/specs/a': '<h1>A</h1><ul><li id="s/x"><a href="#s/x">requestOptions</a> object</li></ul>',
});
const spellings = (letters: string): string[] => findSpellings(index, letters).map(({number}) => index.terms[number] ?? '');
const suggest = (query: string): string | undefined => search(index, query).suggestion;

it('finds words and identifiers that a typo is meant for', () => {
  expect(spellings('requst')).toEqual(['request']);
  expect(spellings('requestoptons')).toEqual(['requestoptions']);
  expect(spellings('kyes')).toEqual(['key']);
});

it('takes no word for another that has a different beginning or end, and no number for another', () => {
  expect(['cors', 'react', '405', 'bore'].flatMap(spellings)).toEqual([]);
});

it('finds prose with a typo as well as identifiers', () => {
  expect(search(index, 'send a requst').hits[0]?.url).toBe('/docs/requests');
});

it('suggests the query as the index writes its words, and nothing when it has no typos', () => {
  expect(suggest('send requsts')).toBe('send requests');
  expect(suggest('requestOptons')).toBe('requestOptions');
  expect(suggest('send requests')).toBeUndefined();
  expect(suggest('kubernetes')).toBeUndefined();
});
