import {expect, it} from 'vitest';
import {groupHits} from './groupHits.ts';
import {createHit} from './testHit.ts';

it('puts hits of a page together, where its first hit stands', () => {
  const hits = ['/docs/a#x', '/docs/b', '/docs/a#y'].map((url) => createHit({url}));
  expect(groupHits(hits).map(({route, hits: own}) => [route, own.map(({url}) => url)])).toEqual([
    ['/docs/a', ['/docs/a#x', '/docs/a#y']],
    ['/docs/b', ['/docs/b']],
  ]);
});
