import {exampleState, loadDocuments} from '@docs/mock-api';
import {emptyState} from '@docs/mock-api/browser';
import {expect, it} from 'vitest';
import {listContents} from './listContents.ts';

const titles = (sections: ReturnType<typeof listContents>): string[] => sections.map(({title}) => title);

it('lists what the examples of all APIs have', async () => {
  const sections = listContents(exampleState(await loadDocuments()));
  expect(titles(sections)).toEqual([
    'Index films',
    'Index films_by_year',
    'Index films_copy',
    'API keys',
    'A/B tests',
    'Authentications',
    'Sources',
    'Destinations',
    'Ingestion tasks',
    'Runs',
    'Query Suggestions',
    'Segments',
    'Recommend rules',
    'Personalization',
  ]);
  expect(sections[0]?.entries.map(({name}) => name)).toEqual(['Records', 'Settings', 'Rules', 'Synonyms']);
});

it('says how many there are, and what waits', () => {
  const state = emptyState();
  state.indices.a = {
    createdAt: '',
    updatedAt: '',
    records: {one: {objectID: 'one'}},
    settings: {},
    rules: {},
    synonyms: {},
    primary: 'b',
  };
  state.tasks.push({taskID: 1, index: 'a', publishAt: 0, change: {kind: 'deleteIndex'}});
  expect(listContents(state)).toMatchObject([
    {title: 'Index a', entries: [{about: '1 record'}, {about: 'replica of b'}]},
    {title: 'Tasks that aren’t published yet', entries: [{name: 'Task 1', about: 'deleteIndex in a'}]},
  ]);
});

it('leaves out what was deleted', () => {
  const state = emptyState();
  state.ingestion.sources.gone = {createdAt: '', deletedAt: 'today'};
  expect(listContents(state)).toEqual([]);
});
