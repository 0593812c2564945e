import {describe, expect, it} from 'vitest';
import {createHit} from './__fixtures__/testHit.ts';
import {listChoices} from './choices.ts';

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
  it('is what was visited before, until something is asked', () => {
    expect(urls(' ', {answer: null, isFailed: false, retry}, recent)).toEqual(['/docs/r']);
  });

  it('is what was found', () => {
    expect(urls('a', {answer, isFailed: false, retry}, recent)).toEqual(['/docs/a', '/docs/b']);
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
