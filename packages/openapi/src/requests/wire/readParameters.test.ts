import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {adoptDocument} from '../../adopt/adoptDocument.ts';
import {listOperations} from '../../document/walk.ts';
import {readForm} from './readForm.ts';
import {readParameters} from './readParameters.ts';

type Sent = {path?: string; query?: string; headers?: Record<string, string>};

/** The value of a parameter called `a` in what is sent. */
function read(parameter: string, {path = '', query = '', headers = {}}: Sent): unknown {
  const paths = {'/x': {get: {operationId: 'x', responses: {}, parameters: [{name: 'a', ...(parse(parameter) as object)}]}}};
  const {document} = adoptDocument({openapi: '3.1.0', info: {title: '', version: ''}, paths});
  const [operation] = listOperations(document);
  const sent = {path: {a: path}, search: new URLSearchParams(query), headers: new Headers(headers)};
  const values = operation && readParameters(document, operation, sent);
  return [values?.path, values?.query, values?.headers, values?.cookies].find((found) => found && Object.keys(found).length > 0);
}

const list = 'schema: {type: array, items: {type: integer}}';
const object = 'schema: {type: object, properties: {b: {type: integer}, c: {type: string}}}';

describe('reads', () => {
  it.each<[string, string, Sent, unknown]>([
    ['a text', '{in: query, schema: {type: string}}', {query: 'a=5'}, '5'],
    ['a number', '{in: query, schema: {type: [number, "null"]}}', {query: 'a=-1.5e3'}, -1500],
    ['a flag', '{in: query, schema: {type: boolean}}', {query: 'a=true'}, true],
    ['what is no number as text', '{in: query, schema: {type: integer}}', {query: 'a=five'}, 'five'],
    ['a reference to a type', '{in: query, schema: {allOf: [{type: integer}]}}', {query: 'a=5'}, 5],
    ['a list', `{in: query, ${list}}`, {query: 'a=1&a=2'}, [1, 2]],
    ['a list in brackets', `{in: query, ${list}}`, {query: 'a[]=1&a[]=2'}, [1, 2]],
    ['a list with commas', `{in: query, explode: false, ${list}}`, {query: 'a=1,2'}, [1, 2]],
    ['a list with pipes', `{in: query, style: pipeDelimited, ${list}}`, {query: 'a=1%7C2'}, [1, 2]],
    ['a list with spaces', `{in: query, style: spaceDelimited, ${list}}`, {query: 'a=1%202'}, [1, 2]],
    ['fields in a row', `{in: query, explode: false, ${object}}`, {query: 'a=b,1,c,d'}, {b: 1, c: 'd'}],
    ['fields by themselves', `{in: query, ${object}}`, {query: 'b=1&c=d'}, {b: 1, c: 'd'}],
    ['fields in brackets', `{in: query, style: deepObject, ${object}}`, {query: 'a[b]=1&a[c]=d'}, {b: 1, c: 'd'}],
    ['JSON', '{in: query, content: {application/json: {}}}', {query: 'a={"b":[1]}'}, {b: [1]}],
    ['a segment', '{in: path, schema: {type: string}}', {path: 'a%2Fb,c'}, 'a/b,c'],
    ['a list in a segment', `{in: path, ${list}}`, {path: '1,2'}, [1, 2]],
    ['fields in a segment', `{in: path, explode: true, ${object}}`, {path: 'b=1,c=d'}, {b: 1, c: 'd'}],
    ['a label', `{in: path, style: label, explode: true, ${list}}`, {path: '.1.2'}, [1, 2]],
    ['a matrix', `{in: path, style: matrix, ${list}}`, {path: ';a=1,2'}, [1, 2]],
    ['an exploded matrix', `{in: path, style: matrix, explode: true, ${list}}`, {path: ';a=1;a=2'}, [1, 2]],
    ['a matrix of fields', `{in: path, style: matrix, explode: true, ${object}}`, {path: ';b=1;c=d'}, {b: 1, c: 'd'}],
    ['a broken segment as it is', '{in: path, schema: {type: string}}', {path: '%E0%A4%A'}, '%E0%A4%A'],
    ['a header', `{in: header, ${list}}`, {headers: {A: '1, 2'}}, [1, 2]],
    ['a cookie', '{in: cookie, schema: {type: integer}}', {headers: {cookie: 'b=1; a=5'}}, 5],
  ])('%s', (_, parameter, sent, value) => {
    expect(read(parameter, sent)).toEqual({a: value});
  });

  it('names in a query that nobody knows', () => {
    expect(read('{in: query, schema: {type: string}}', {query: 'a=1&b=2&__proto__=3'})).toEqual(
      Object.fromEntries([
        ['b', '2'],
        ['__proto__', '3'],
        ['a', '1'],
      ]),
    );
  });

  it('deep fields of fields', () => {
    const schema = 'schema: {type: object, properties: {b: {properties: {c: {type: array, items: {type: integer}}}}}}';
    expect(read(`{in: query, style: deepObject, ${schema}}`, {query: 'a[b][c]=1&a[b][c]=2&a[b][d]=e'})).toEqual({
      a: {b: {c: [1, 2], d: 'e'}},
    });
  });
});

it('reads the fields of a form', () => {
  const schemas = {
    Form: parse(
      '{properties: {age: {type: integer}, tags: {type: array, items: {type: string}}, place: {type: object}}}',
    ) as object,
  };
  const {document} = adoptDocument({openapi: '3.1.0', info: {title: '', version: ''}, components: {schemas}});
  const pairs: [string, string][] = [
    ['age', '5'],
    ['tags', 'a'],
    ['place', '{"x":1}'],
    ['other', 'b'],
    ['other', 'c'],
  ];
  expect(readForm(document, '/components/schemas/Form', pairs)).toEqual({age: 5, tags: ['a'], place: {x: 1}, other: ['b', 'c']});
});
