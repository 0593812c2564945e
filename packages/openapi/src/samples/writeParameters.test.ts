import {describe, expect, it} from 'vitest';
import type {Parameter} from '../document/openApiDocument.ts';
import type {PlacedOperation} from '../document/walk.ts';
import {writePath, writeQuery, writeSimple} from './writeParameters.ts';

function operationWith(parameter: Omit<Parameter, 'name'>, path = '/tasks/{id}'): PlacedOperation {
  const parameters = [{pointer: '', value: {name: 'id', ...parameter}}];
  return {path, method: 'get', pointer: '', value: {operationId: 'getTask', responses: {}}, parameters};
}

const list = ['a', 'b/c'];
const object = {x: 1, y: 'b&c'};

describe('a value in a path', () => {
  it.each([
    ['simple', false, 'a b', 'a%20b'],
    ['simple', false, list, 'a,b%2Fc'],
    ['simple', false, object, 'x,1,y,b%26c'],
    ['simple', true, object, 'x=1,y=b%26c'],
    ['label', false, 'a', '.a'],
    ['label', false, list, '.a,b%2Fc'],
    ['label', true, list, '.a.b%2Fc'],
    ['label', true, object, '.x=1.y=b%26c'],
    ['matrix', false, 'a', ';id=a'],
    ['matrix', false, list, ';id=a,b%2Fc'],
    ['matrix', true, list, ';id=a;id=b%2Fc'],
    ['matrix', false, object, ';id=x,1,y,b%26c'],
    ['matrix', true, object, ';x=1;y=b%26c'],
    ['matrix', true, 'a', ';id=a'],
  ])('is written in style %s, explode %s: %j as %s', (style, explode, value, text) => {
    expect(writePath(operationWith({in: 'path', style, explode}), {id: value})).toBe(`/tasks/${text}`);
  });

  it('is JSON where it has a media type', () => {
    const operation = operationWith({in: 'path', content: {'application/json': {}}});
    expect(writePath(operation, {id: {a: 1}})).toBe('/tasks/%7B%22a%22%3A1%7D');
  });

  it('may be a part of a segment, with any name', () => {
    expect(writePath(operationWith({in: 'path'}, '/{a-b}.{format}/{id}:run'), {'a-b': 1, format: 'json'})).toBe(
      '/1.json/{id}:run',
    );
  });

  it('is none that every object has', () => {
    expect(writePath(operationWith({in: 'path'}, '/{constructor}'), {})).toBe('/{constructor}');
  });
});

describe('a value in a query', () => {
  it.each([
    ['form', true, 'a b', '?id=a%20b'],
    ['form', true, list, '?id=a&id=b%2Fc'],
    ['form', false, list, '?id=a%2Cb%2Fc'],
    ['form', true, object, '?x=1&y=b%26c'],
    ['form', false, object, '?id=x%2C1%2Cy%2Cb%26c'],
    ['spaceDelimited', undefined, list, '?id=a%20b%2Fc'],
    ['pipeDelimited', undefined, list, '?id=a%7Cb%2Fc'],
    ['pipeDelimited', true, list, '?id=a&id=b%2Fc'],
    ['deepObject', undefined, {a: {b: 1}, c: [1, 2]}, '?id%5Ba%5D%5Bb%5D=1&id%5Bc%5D=1&id%5Bc%5D=2'],
    ['unknown', undefined, 5, '?id=5'],
  ])('is written in style %s, explode %s: %j as %s', (style, explode, value, text) => {
    const own = explode === undefined ? {style} : {style, explode};
    expect(writeQuery(operationWith({in: 'query', ...own}), {id: value})).toBe(text);
  });

  it('repeats a list unless the document says otherwise', () => {
    expect(writeQuery(operationWith({in: 'query'}), {id: list})).toBe('?id=a&id=b%2Fc');
  });

  it('may have signs of an address where the document allows them', () => {
    expect(writeQuery(operationWith({in: 'query', allowReserved: true}), {id: 'a/b?c=d&e#f+g'})).toBe('?id=a/b?c=d%26e%23f%2Bg');
  });

  it('is JSON where it has a media type', () => {
    expect(writeQuery(operationWith({in: 'query', content: {'application/json': {}}}), {id: {a: 1}})).toBe(
      '?id=%7B%22a%22%3A1%7D',
    );
  });

  it.each([
    [{a: 1, b: ['x', 'y']}, '?a=1&b=x&b=y'],
    ['select 1', '?select%201'],
  ])('may be the whole query: %j', (value, text) => {
    expect(writeQuery(operationWith({in: 'querystring', content: {}}), {id: value})).toBe(text);
  });

  it('is left out where it has no value', () => {
    expect(writeQuery(operationWith({in: 'query'}), {id: undefined})).toBe('');
  });
});

it.each([
  [false, ['a', 'b'], 'a,b'],
  [false, {x: 1}, 'x,1'],
  [true, {x: 1}, 'x=1'],
  [false, 'it’s', 'it’s'],
])('writes a header, explode %s: %j as %s', (explode, value, text) => {
  expect(writeSimple({name: 'X-Id', in: 'header', explode}, value)).toBe(text);
});
