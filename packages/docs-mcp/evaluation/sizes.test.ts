import {expect, it} from 'vitest';
import {measureSizes, percentile} from './sizes.ts';

it('takes the value that a share of all does not exceed', () => {
  const values = [5, 1, 4, 2, 3];
  expect([0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([3, 5, 5]);
});

it('takes the lower of two middle values', () => {
  expect(percentile([4, 2], 0.5)).toBe(2);
});

it('gives 0 for nothing', () => {
  expect(percentile([], 0.5)).toBe(0);
});

it('measures each tool by its own responses, in tokens', () => {
  const call = (text: string, isError = false) => ({tool: 'get_error', given: {}, text, isError});
  expect(measureSizes(['get_error', 'call_mock'], [call('x'.repeat(400)), call('x'.repeat(40), true)])).toEqual([
    {tool: 'get_error', responses: 2, errors: 1, median: 10, high: 100, largest: 100},
    {tool: 'call_mock', responses: 0, errors: 0, median: 0, high: 0, largest: 0},
  ]);
});
