import {expect, it} from 'vitest';
import {shortenSchema} from './shortenSchema.ts';

const long = 'It says a lot. And then some more, which nobody needs at first.';
const named = (name: string) => ({$ref: `#/components/schemas/${name}`});

it('is complete where there is room', () => {
  const schema = {type: 'object', description: long, properties: {a: {type: 'string', 'x-categories': ['b']}}};
  expect(shortenSchema(schema, {}, 1000)).toEqual({
    json: JSON.stringify({type: 'object', description: long, properties: {a: {type: 'string'}}}),
    detail: 'full',
  });
});

it('says less about fields, one step at a time', () => {
  const schema = {type: 'object', properties: {a: {type: 'string', description: long, examples: ['one', 'two']}}};
  expect(shortenSchema(schema, {}, 120)).toMatchObject({
    json: '{"type":"object","properties":{"a":{"type":"string","description":"It says a lot.","examples":["one"]}}}',
    detail: 'sentences',
  });
  expect(shortenSchema(schema, {}, 60)).toMatchObject({
    json: '{"type":"object","properties":{"a":{"type":"string"}}}',
    detail: 'types',
  });
});

it('takes no field for a keyword', () => {
  const fields = {description: {type: 'string', description: long}, examples: {type: 'array', description: long}};
  expect(shortenSchema({properties: fields}, {}, 80)?.json).toBe(
    '{"properties":{"description":{"type":"string"},"examples":{"type":"array"}}}',
  );
});

it('writes short definitions where they are used, and others once', () => {
  const definitions = {short: {type: 'string'}, long: {type: 'object', properties: {a: named('short'), b: named('long')}}};
  expect(JSON.parse(shortenSchema({properties: {x: named('short'), y: named('long')}}, definitions, 1000)?.json ?? '')).toEqual({
    properties: {x: {type: 'string'}, y: {$ref: '#/$defs/long'}},
    $defs: {long: {type: 'object', properties: {a: {type: 'string'}, b: {$ref: '#/$defs/long'}}}},
  });
});

it('is nothing where there is no room', () => {
  expect(shortenSchema({type: 'object', properties: {a: {type: 'string'}}}, {}, 20)).toBeUndefined();
});
