import {expect, it} from 'vitest';
import {readWords} from './readWords.ts';

it('takes places, and has an answer to all that is not said', () => {
  expect(readWords(['a.yml', 'folder'])).toMatchObject({
    places: ['a.yml', 'folder'],
    every: 1,
    processes: 2,
    seconds: 600,
    isLinted: false,
  });
});

it('takes what is said', () => {
  expect(readWords(['--every', '7', '--processes', '1', '--seconds', '60', '--out', 'x.json', '--lint'])).toEqual({
    ...{places: [], every: 7, processes: 1, seconds: 60, out: 'x.json', isLinted: true},
  });
});

it.each([
  ['--every', '0'],
  ['--seconds', 'long'],
  ['--processes', '1.5'],
])('says what %s must be when it is %s', (flag, value) => {
  expect(() => readWords([flag, value])).toThrow(`${flag} is "${value}", but must be a number from 1 on.`);
});

it('knows no other words', () => {
  expect(() => readWords(['--fast'])).toThrow("Unknown option '--fast'");
});
