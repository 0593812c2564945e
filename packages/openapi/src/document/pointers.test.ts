import {describe, expect, it} from 'vitest';
import {readPointer, toPointer, toTokens} from './pointers.ts';

describe('a pointer', () => {
  it.each([
    ['to the whole document is empty', [], ''],
    ['separates keys with slashes', ['paths', 'get'], '/paths/get'],
    ['takes positions of a list', ['tags', 0], '/tags/0'],
    ['escapes the slashes of a path', ['paths', '/1/tasks/{id}'], '/paths/~11~1tasks~1{id}'],
    ['escapes a tilde before a slash', ['~1', 'a~/b'], '/~01/a~0~1b'],
    ['keeps a percent sign, a space and letters beyond English', ['100%', 'a b', 'größe'], '/100%/a b/größe'],
    ['keeps an empty key', ['a', ''], '/a/'],
  ])('%s', (_, tokens, pointer) => {
    expect(toPointer(...tokens)).toBe(pointer);
    expect(toTokens(pointer)).toEqual(tokens.map(String));
  });
});

describe('a reference', () => {
  it.each([
    ['names the whole document', '#', []],
    ['starts with a number sign', '#/components/schemas/Task', ['components', 'schemas', 'Task']],
    ['escapes slashes as a pointer does', '#/paths/~11~1tasks/get', ['paths', '/1/tasks', 'get']],
    ['is decoded, as it is part of an address', '#/paths/~1tasks~1%7Bid%7D/a%20b', ['paths', '/tasks/{id}', 'a b']],
    ['keeps a percent sign that encodes nothing', '#/rates/100%', ['rates', '100%']],
  ])('%s: %s', (_, reference, tokens) => {
    expect(toTokens(reference)).toEqual(tokens);
  });
});

describe('reading a pointer', () => {
  const document = {paths: {'/tasks/{id}': {tags: ['tasks', 'users'], summary: null}}};

  it.each([
    ['', document],
    ['#', document],
    ['/paths/~1tasks~1{id}/tags/1', 'users'],
    ['#/paths/~1tasks~1%7Bid%7D/tags', ['tasks', 'users']],
    ['/paths/~1tasks~1{id}/summary', null],
  ])('finds the value at "%s"', (pointer, value) => {
    expect(readPointer(document, pointer)).toEqual(value);
  });

  it.each(['/path', '/paths/tasks', '/paths/~1tasks~1{id}/tags/2', '/paths/~1tasks~1{id}/summary/text', '/', '/constructor'])(
    'is undefined at %s, where there is nothing',
    (pointer) => {
      expect(readPointer(document, pointer)).toBeUndefined();
    },
  );
});
