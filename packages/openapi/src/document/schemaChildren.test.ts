import {describe, expect, it} from 'vitest';
import type {Schema} from './openApiDocument.ts';
import {isSchema, listChildren, mapChildren, schemaKeywords} from './schemaChildren.ts';

const inner = {type: 'string'};

/** Each keyword as JSON Schema writes it, and the way to the schema in it. */
const written: Record<string, {value: unknown; pointer: string}> = {
  items: {value: inner, pointer: '/items'},
  additionalProperties: {value: inner, pointer: '/additionalProperties'},
  not: {value: inner, pointer: '/not'},
  if: {value: inner, pointer: '/if'},
  then: {value: inner, pointer: '/then'},
  else: {value: inner, pointer: '/else'},
  propertyNames: {value: inner, pointer: '/propertyNames'},
  contains: {value: inner, pointer: '/contains'},
  unevaluatedProperties: {value: inner, pointer: '/unevaluatedProperties'},
  unevaluatedItems: {value: inner, pointer: '/unevaluatedItems'},
  contentSchema: {value: inner, pointer: '/contentSchema'},
  allOf: {value: [inner], pointer: '/allOf/0'},
  anyOf: {value: [inner], pointer: '/anyOf/0'},
  oneOf: {value: [inner], pointer: '/oneOf/0'},
  prefixItems: {value: [inner], pointer: '/prefixItems/0'},
  properties: {value: {'a/b': inner}, pointer: '/properties/a~1b'},
  patternProperties: {value: {'^x': inner}, pointer: '/patternProperties/^x'},
  dependentSchemas: {value: {name: inner}, pointer: '/dependentSchemas/name'},
  $defs: {value: {Name: inner}, pointer: '/$defs/Name'},
};

it('has a case for every keyword', () => {
  expect(Object.keys(written).sort()).toEqual([...schemaKeywords].sort());
});

describe.each(Object.entries(written))('%s', (keyword, {value, pointer}) => {
  it('holds a schema, which is listed with the way to it', () => {
    expect(listChildren({[keyword]: value})).toEqual([{keyword, pointer, schema: inner}]);
  });

  it('holds a schema that can be replaced, in a copy', () => {
    const schema = {title: 'kept', [keyword]: value};
    const before = structuredClone(schema);
    const changed = mapChildren(schema, (child, place) => ({...child, description: place}));
    expect(listChildren(changed)).toEqual([{keyword, pointer, schema: {...inner, description: pointer}}]);
    expect(changed.title).toBe('kept');
    expect(schema).toEqual(before);
  });

  it('is left alone where it is not written as it should be', () => {
    expect(mapChildren({[keyword]: 'odd'}, () => ({}))).toEqual({[keyword]: 'odd'});
    expect(listChildren({[keyword]: 'odd'})).toEqual([]);
  });
});

it('lists schemas that are true or false, and keeps them', () => {
  const schema: Schema = {patternProperties: {open: true, closed: false}};
  expect(listChildren(schema).map((child) => child.schema)).toEqual([true, false]);
  expect(mapChildren(schema, () => ({}))).toEqual(schema);
});

it('takes a property that is called like a keyword for a property', () => {
  expect(listChildren({properties: {items: inner}})).toEqual([
    {keyword: 'properties', pointer: '/properties/items', schema: inner},
  ]);
  expect(listChildren({required: ['items'], enum: [{not: inner}]})).toEqual([]);
});

it('takes neither a list nor null for a schema', () => {
  expect([{}, [], null, true].map(isSchema)).toEqual([true, false, false, false]);
});
