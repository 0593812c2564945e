import {describe, expect, it} from 'vitest';
import {createHit} from './__fixtures__/testHit.ts';
import {listChoices} from './choices.ts';
import {startingPoints} from './startingPoints.ts';

const retry = (): void => {};
const recent = [{url: '/docs/r', title: 'R', page: 'R'}];
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
    const choices = listChoices(' ', {answer: null, isFailed: false, retry}, recent);
    expect(choices.map(({kind}) => kind)).toEqual(['recent', ...startingPoints.map(() => 'start')]);
    expect(choices[0]?.url).toBe('/docs/r');
  });

  it('is what was found', () => {
    expect(urls('a', {answer, isFailed: false, retry}, recent)).toEqual(['/docs/a', '/docs/b']);
  });

  it('keeps the order in which it was found, also when a page comes twice', () => {
    const found = ['/docs/a#x', '/docs/b', '/docs/a#y'];
    const hits = found.map((url) => createHit({url}));
    expect(urls('a', {answer: {...answer, count: 3, hits}, isFailed: false, retry}, recent)).toEqual(found);
  });

  it('ends with all results when there are more', () => {
    expect(urls('a', {answer: {...answer, query: 'a&b', count: 3}, isFailed: false, retry}, recent).at(-1)).toBe(
      '/search?q=a%26b',
    );
  });

  it('is nothing after a failure', () => {
    expect(urls('a', {answer, isFailed: true, retry}, recent)).toEqual([]);
  });
});
