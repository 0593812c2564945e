import {expect, it} from 'vitest';
import {buildRecord} from './__fixtures__/testRecords.ts';
import {buildSynonyms} from './buildSynonyms.ts';

const records = [
  buildRecord('a', {content: 'Creating an index'}),
  buildRecord('b', {content: 'A created index and saveObjects'}),
];
const built = buildSynonyms(records);

it('sends words that are alike as synonyms', () => {
  expect(built).toContainEqual({objectID: 'alike-javascript-js', type: 'synonym', synonyms: ['javascript', 'js']});
});

it('sends words that lead to others one way', () => {
  expect(built).toContainEqual({
    objectID: 'leads-bulk',
    type: 'onewaysynonym',
    input: 'bulk',
    synonyms: ['batch', 'many', 'several'],
  });
});

it('sends the forms of a word in the records as worth a typo, and none of identifiers', () => {
  expect(built.filter(({type}) => type === 'altcorrection1')).toEqual([
    {objectID: 'forms-creating', type: 'altcorrection1', word: 'creating', corrections: ['created']},
    {objectID: 'forms-created', type: 'altcorrection1', word: 'created', corrections: ['creating']},
  ]);
});

it('gives every entry an ID of its own and at most 20 words, the most that Algolia takes', () => {
  expect(new Set(built.map(({objectID}) => objectID)).size).toBe(built.length);
  expect(Math.max(...built.map(({synonyms = []}) => synonyms.length))).toBeLessThanOrEqual(20);
});
