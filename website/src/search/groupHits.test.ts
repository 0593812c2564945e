import {expect, it} from 'vitest';
import {createHit} from './__fixtures__/testHit.ts';
import {groupHits} from './groupHits.ts';

it('puts hits of a page together, where its first hit stands', () => {
  const hits = ['/docs/a#x', '/docs/b', '/docs/a#y'].map((url) => createHit({url}));
  expect(groupHits(hits).map(({route, hits: own}) => [route, own.map(({url}) => url)])).toEqual([
    ['/docs/a', ['/docs/a#x', '/docs/a#y']],
    ['/docs/b', ['/docs/b']],
  ]);
});
