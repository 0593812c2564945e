import {expect, it} from 'vitest';
import {rotate, takeMedians} from './measureInTurns.ts';

it('takes the median of each measure by itself', () => {
  const taken = [
    {blocking: 10, requests: 3},
    {blocking: 900, requests: 1},
    {blocking: 20, requests: 2},
  ];
  expect(takeMedians(taken)).toEqual({blocking: 20, requests: 2});
});

it('keeps a time that never comes, and leaves out what was not measured', () => {
  expect(takeMedians([{deepLink: Infinity}, {deepLink: Infinity}, {deepLink: 5}])).toEqual({deepLink: Infinity});
});

it('lets each run start with another subject', () => {
  expect([0, 1, 4].map((run) => rotate(['a', 'b', 'c'], run).join(''))).toEqual(['abc', 'bca', 'bca']);
});
