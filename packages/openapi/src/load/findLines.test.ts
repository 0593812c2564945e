import {expect, it} from 'vitest';
import {findLines} from './findLines.ts';

const yaml = `# A comment.
openapi: 3.0.0
paths:
  /a/b:
    get: {tags: [x, y],
      summary: Get}
    parameters:
      - name: a
        in: query
      - name: b
components: &c
  "quoted":
    text: |
      paths:
        no: place
    last: 1
again: *c
`;

function linesOf(text: string, ...pointers: string[]): number[] {
  const lines = findLines(text, pointers);
  return pointers.map((pointer) => lines.get(pointer) ?? 0);
}

it.each([
  ['the whole document', '', 2],
  ['a field', '/openapi', 2],
  ['a name with a slash', '/paths/~1a~1b', 4],
  ['an entry of a list', '/paths/~1a~1b/parameters/1', 10],
  ['a field of an entry', '/paths/~1a~1b/parameters/0/in', 9],
  ['what is written in one line', '/paths/~1a~1b/get/tags/1', 5],
  ['what is written over several lines', '/paths/~1a~1b/get/summary', 6],
  ['a name in quotes', '/components/quoted', 12],
  ['what comes after a text of several lines', '/components/quoted/last', 16],
  ['an alias', '/again', 17],
  ['what is not there: where it would be', '/paths/~1a~1b/get/responses/200', 5],
  ['what is not there at all', '/servers', 2],
])('finds the line of %s', (_, pointer, line) => {
  expect(linesOf(yaml, pointer)).toEqual([line]);
});

it('finds lines of JSON, several at once', () => {
  const json = JSON.stringify({openapi: '3.0.0', paths: {'/a': {get: {}, put: {tags: ['x']}}}}, null, 2);
  expect(linesOf(json, '/paths/~1a/put/tags/0', '/openapi', '/paths/~1a/get')).toEqual([8, 2, 5]);
});

it('says the first line where it cannot read', () => {
  expect(linesOf('a: [', '/a')).toEqual([1]);
});
