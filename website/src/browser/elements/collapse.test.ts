import {expect, it} from 'vitest';
import {collapseDuration} from './collapse.ts';

it('takes longer for a taller section', () => {
  const durations = [0, 40, 200, 600].map(collapseDuration);
  expect(durations).toEqual([...new Set(durations)].sort((a, b) => a - b));
});

it('takes neither too little time to be seen nor so much that a reader waits', () => {
  expect(collapseDuration(0)).toBeGreaterThanOrEqual(100);
  expect(collapseDuration(100_000)).toBeLessThanOrEqual(320);
});
