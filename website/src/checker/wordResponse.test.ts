import {expect, it} from 'vitest';
import {wordStatus, wordTime} from './wordResponse.ts';

it('says what a status means, and leaves an unknown one alone', () => {
  expect(wordStatus({status: 403})).toBe('403 Not allowed');
  expect(wordStatus({status: 418})).toBe('418');
});

it('rounds milliseconds', () => {
  expect([wordTime(0.2), wordTime(1.6)]).toEqual(['less than 1 ms', '2 ms']);
});
