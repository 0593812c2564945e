import type {ApiReference} from '@docs/openapi/reference';
import {expect, it} from 'vitest';
import {summarizeApi} from './summarizeApi.ts';

/** A reference of which only what a summary says matters. */
function createReference(given: Partial<ApiReference>, ...languages: string[]): ApiReference {
  const operation = {samples: ['curl', ...languages].map((language) => ({language}))};
  return {
    name: 'films',
    route: '/specs/films',
    title: 'Films API',
    summary: 'About films.',
    groups: [{operations: [operation, operation]}],
    ...given,
  } as unknown as ApiReference;
}

it('counts the operations and names clients and regions', () => {
  const regions = {names: ['us', 'eu']} as ApiReference['regions'];
  expect(summarizeApi(createReference({regions}, 'javascript', 'php'))).toEqual({
    name: 'films',
    title: 'Films API',
    route: '/specs/films',
    summary: 'About films.',
    operations: 2,
    clients: ['JavaScript', 'PHP'],
    regions: ['us', 'eu'],
  });
});

it('has no clients and no regions where there are none', () => {
  expect(summarizeApi(createReference({groups: []}))).toMatchObject({operations: 0, clients: [], regions: []});
});
