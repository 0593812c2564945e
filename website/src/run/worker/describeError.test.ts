import {expect, it} from 'vitest';
import {describeError} from './describeError.ts';

it.each([
  [new TypeError('wrong'), {name: 'TypeError', message: 'wrong'}],
  [
    {name: 'ApiError', message: 'refused', status: 404},
    {name: 'ApiError', message: 'refused'},
  ],
  [
    {name: Symbol('odd'), message: 1},
    {name: 'Symbol(odd)', message: '1'},
  ],
  ['text', {name: 'Error', message: "The program threw 'text'"}],
  [undefined, {name: 'Error', message: 'The program threw undefined'}],
])('describes %o', (thrown, expected) => {
  expect(describeError(thrown)).toMatchObject(expected);
});

it('describes what cannot be read', () => {
  const thrown = {
    get message(): never {
      throw new Error('x');
    },
  };
  expect(describeError(thrown)).toEqual({name: 'Error', message: 'The program threw a value that can’t be read.'});
});
