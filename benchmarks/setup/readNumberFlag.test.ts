import {expect, it} from 'vitest';
import {readNumberFlag} from './readNumberFlag.ts';

it('reads a number', () => {
  expect(readNumberFlag('runs', '9')).toBe(9);
});

it.each(['0', '-1', 'many', ''])('says what a flag must be when it is "%s"', (text) => {
  expect(() => readNumberFlag('runs', text)).toThrow(`--runs is "${text}", but must be a number from 1 on.`);
});
