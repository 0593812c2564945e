import {expect, it} from 'vitest';
import {createPace} from './pace.ts';

function isSlowAfter(...times: number[]): boolean {
  const {note, isSlow} = createPace();
  times.forEach(note);
  return isSlow();
}

it('is slow until something is known', () => {
  expect(isSlowAfter()).toBe(true);
});

it('is as most of the last searches were, whatever the last one was', () => {
  expect(isSlowAfter(40, 3, 3)).toBe(false);
  expect(isSlowAfter(3, 4, 40)).toBe(false);
  expect(isSlowAfter(20, 30, 4)).toBe(true);
});

it('forgets what was long ago', () => {
  expect(isSlowAfter(40, 40, 40, 40, 40, 40, 3, 3, 3)).toBe(false);
  expect(isSlowAfter(3, 3, 3, 3, 3, 3, 40, 40, 40)).toBe(true);
});
