import {describe, expect, it} from 'vitest';
import {createHit} from './__fixtures__/testHit.ts';
import {listChoices} from './choices.ts';
import {listStartingPoints} from '../layer/startingPoints.ts';

const retry = (): void => {};
const starts = listStartingPoints();
const offers = {recent: [{url: '/docs/r', title: 'R', page: 'R'}], starts};
const answer = {
  query: 'a',
  count: 2,
  areas: {},
  hits: [createHit({url: '/docs/a'}), createHit({url: '/docs/b'})],
  isComplete: true,
};
const urls = (...input: Parameters<typeof listChoices>) => listChoices(...input).map(({url}) => url);

describe('what can be chosen', () => {
  it('is what was visited before, then where to start, until something is asked', () => {
    const choices = listChoices(' ', {answer: null, isFailed: false, retry}, offers);
    expect(choices.map(({kind}) => kind)).toEqual(['recent', ...starts.map(() => 'start')]);
    expect(choices[0]?.url).toBe('/docs/r');
  });

  it('is what was found', () => {
    expect(urls('a', {answer, isFailed: false, retry}, offers)).toEqual(['/docs/a', '/docs/b']);
  });

  it('keeps the order in which it was found, also when a page comes twice', () => {
    const found = ['/docs/a#x', '/docs/b', '/docs/a#y'];
    const hits = found.map((url) => createHit({url}));
    expect(urls('a', {answer: {...answer, count: 3, hits}, isFailed: false, retry}, offers)).toEqual(found);
  });

  it('ends with all results when there are more', () => {
    expect(urls('a', {answer: {...answer, query: 'a&b', count: 3}, isFailed: false, retry}, offers).at(-1)).toBe(
      '/search?q=a%26b',
    );
  });

  it('is nothing after a failure', () => {
    expect(urls('a', {answer, isFailed: true, retry}, offers)).toEqual([]);
  });
});

it('starts in the version of the docs that a search is limited to', () => {
  const [first] = listStartingPoints(['default', 'docs-default-5']);
  expect(first?.url).toBe('/docs/5/clients/introduction');
  expect(starts[0]?.url).toBe('/docs/clients/introduction');
});
