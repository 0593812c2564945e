import {expect, it} from 'vitest';
import {splitKeys} from './splitKeys.ts';

const listPaths = (json: string): string[] => splitKeys(json).flatMap(({path}) => (path ? [path.join('/')] : []));

it('finds every key with the names that lead to it', () => {
  const json = JSON.stringify({a: 1, list: [{b: {c: [1, 2], d: 'x'}}, {b: 2}], last: null});
  expect(listPaths(json)).toEqual(['a', 'list', 'list/b', 'list/b/c', 'list/b/d', 'list/b', 'last']);
});

it('loses nothing, and takes no value for a key', () => {
  const json = '{\n  "a \\"b\\": {": "c: {\\"d\\": 1}",\n  "e": ["f", "g"]\n}';
  expect(
    splitKeys(json)
      .map(({text}) => text)
      .join(''),
  ).toBe(json);
  expect(listPaths(json)).toEqual(['a "b": {', 'e']);
});

it('takes a text that was cut short', () => {
  expect(listPaths('{"a": {"b": [1, {"c": "unfinis')).toEqual(['a', 'a/b', 'a/b/c']);
});
