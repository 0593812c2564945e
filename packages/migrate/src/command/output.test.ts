import {expect, it} from 'vitest';
import {hasColour} from './output.ts';

const terminal = {write: () => true, isTTY: true};
const pipe = {write: () => true};

it('colours what a terminal shows, and nothing else', () => {
  expect([hasColour(terminal, {}), hasColour(pipe, {})]).toEqual([true, false]);
});

it('follows FORCE_COLOR, and NO_COLOR before it', () => {
  expect(hasColour(pipe, {FORCE_COLOR: '1'})).toBe(true);
  expect(hasColour(terminal, {FORCE_COLOR: '0'})).toBe(false);
  expect(hasColour(terminal, {NO_COLOR: '1', FORCE_COLOR: '1'})).toBe(false);
});

it('takes an empty variable for one that is not set', () => {
  expect(hasColour(terminal, {NO_COLOR: '', FORCE_COLOR: ''})).toBe(true);
});
