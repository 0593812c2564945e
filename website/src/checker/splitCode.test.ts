import {expect, it} from 'vitest';
import {splitCode} from './splitCode.ts';

it('tells code from words', () => {
  expect(splitCode('`eventName` has 71 characters')).toEqual([
    {part: 'eventName', isCode: true},
    {part: ' has 71 characters', isCode: false},
  ]);
});

it('leaves a text without code as it is', () => {
  expect(splitCode('It is empty.')).toEqual([{part: 'It is empty.', isCode: false}]);
});
