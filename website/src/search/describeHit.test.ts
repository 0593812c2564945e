import {expect, it} from 'vitest';
import {createHit} from './__fixtures__/testHit.ts';
import {describeHit} from './describeHit.ts';

const hierarchy = {
  lvl0: 'Search API',
  lvl1: 'Search API',
  lvl2: 'Records',
  lvl3: 'Save a record',
  lvl4: 'objectID',
  lvl5: null,
  lvl6: null,
};

it('shows a field under what it belongs to', () => {
  const {title, parents} = describeHit(
    createHit({type: 'lvl4', hierarchy, matches: {hierarchy: {lvl4: [[0, 6]]}, path: [], content: []}}),
  );
  expect(title).toEqual({text: 'objectID', ranges: [[0, 6]]});
  expect(parents).toEqual(['Records', 'Save a record']);
});

it('shows a text by the title above it', () => {
  const {title, parents, snippet} = describeHit(createHit({type: 'content', hierarchy, content: 'Some text.'}));
  expect([title.text, parents, snippet?.text]).toEqual(['objectID', ['Records', 'Save a record'], 'Some text.']);
});

it('shows a page by its title alone', () => {
  expect(describeHit(createHit())).toEqual({
    title: {text: 'Page', ranges: []},
    parents: [],
    address: null,
    snippet: null,
    alsoIn: '',
  });
});

it('shows method and path of an operation', () => {
  const hit = createHit({address: {method: 'POST', path: '/1/x'}, matches: {hierarchy: {}, path: [[3, 4]], content: []}});
  expect(describeHit(hit).address).toEqual({method: 'POST', path: {text: '/1/x', ranges: [[3, 4]]}});
});

it('says where else the same is found', () => {
  const titles = ['searchParams', 'browseParams', 'browseParams', 'recommend', 'rules'];
  const hit = {...createHit(), alsoIn: titles.map((title) => ({url: '/x', title}))};
  expect(describeHit(hit).alsoIn).toBe('Also in searchParams, browseParams and 2 more');
});
