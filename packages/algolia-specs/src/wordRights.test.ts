import {expect, it} from 'vitest';
import {wordRights} from './wordRights.ts';

it.each([
  [[], ''],
  [['search'], 'Needs an API key with the search right.'],
  [['settings', 'search'], 'Needs an API key with the settings and search rights.'],
  [['settings', 'browse', 'search'], 'Needs an API key with the settings, browse and search rights.'],
  [['admin'], 'Needs the admin API key.'],
])('words the rights %j', (rights, sentence) => {
  expect(wordRights(rights)).toBe(sentence);
});

it('marks names as the caller wants them', () => {
  expect(wordRights(['search'], (right) => `<${right}>`)).toBe('Needs an API key with the <search> right.');
});
