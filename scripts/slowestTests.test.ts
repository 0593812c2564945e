import {expect, it} from 'vitest';
import {listSlowest} from './slowestTests.mjs';

const test = (title: string, ...durations: number[]) => ({
  title,
  tests: [{results: durations.map((duration) => ({duration}))}],
});

it('names the slowest tests with their file, the slowest first, and counts a second try', () => {
  const report = {
    suites: [
      {title: 'a.spec.ts', specs: [test('is quick', 20)], suites: [{title: 'at 390 px', specs: [test('is slow', 12_340)]}]},
      {title: 'b.spec.ts', specs: [test('is tried twice', 9000, 8000)]},
    ],
  };
  expect(listSlowest(report, 2)).toEqual(['  17.0 s  b.spec.ts › is tried twice', '  12.3 s  a.spec.ts › at 390 px › is slow']);
});
