import {expect, it} from 'vitest';
import {indexPages} from './__fixtures__/indexPages.ts';
import {findMeanings} from './meanings.ts';

const nearby = {letters: 'nearby', term: 'nearby', isIdentifier: false, isLast: false};

/** How well our word fits one of other products. */
function fitOf(ours: string, page: string): number {
  const index = indexPages({'/docs/a': page});
  return findMeanings(index, nearby).meanings.get(index.termNumbers.get(ours) ?? -1) ?? 0;
}

it('takes a word of other products for ours, all the more if no page has that word', () => {
  const ours = '<h1>A</h1><p>Set aroundRadius.</p>';
  expect(fitOf('aroundradius', `${ours}<p>What is nearby.</p>`)).toBeGreaterThan(0.5);
  expect(fitOf('aroundradius', ours)).toBeGreaterThan(fitOf('aroundradius', `${ours}<p>What is nearby.</p>`));
});
