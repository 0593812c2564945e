import {expect, it} from 'vitest';
import {upgradeSchema} from './upgradeSchema.ts';

it.each([
  ['nullable with a type', {type: 'string', nullable: true}, {type: ['string', 'null']}],
  ['nullable with values', {type: 'string', nullable: true, enum: ['a']}, {type: ['string', 'null'], enum: ['a', null]}],
  [
    'nullable with the value already',
    {type: 'string', nullable: true, enum: ['a', null]},
    {type: ['string', 'null'], enum: ['a', null]},
  ],
  ['nullable with null already', {type: ['string', 'null'], nullable: true}, {type: ['string', 'null']}],
  [
    'nullable with a reference',
    {nullable: true, description: 'It.', $ref: '#/components/schemas/A'},
    {description: 'It.', anyOf: [{$ref: '#/components/schemas/A'}, {type: 'null'}]},
  ],
  ['nullable with alternatives', {nullable: true, oneOf: [{}]}, {anyOf: [{oneOf: [{}]}, {type: 'null'}]}],
  ['nullable with nothing', {nullable: true, description: 'Any.'}, {description: 'Any.'}],
  ['not nullable', {type: 'string', nullable: false}, {type: 'string'}],
  ['an excluded minimum', {minimum: 1, exclusiveMinimum: true}, {exclusiveMinimum: 1}],
  ['an included minimum', {minimum: 1, exclusiveMinimum: false}, {minimum: 1}],
  ['an excluded maximum', {maximum: 9, exclusiveMaximum: true}, {exclusiveMaximum: 9}],
  ['an excluded bound that is not there', {exclusiveMaximum: true}, {}],
  ['a bound of version 3.1', {exclusiveMinimum: 3}, {exclusiveMinimum: 3}],
  ['an example', {example: 1}, {examples: [1]}],
  ['an example that is false', {example: false}, {examples: [false]}],
  ['an example beside examples', {example: 1, examples: [2]}, {examples: [2]}],
  ['bytes in a text', {type: 'string', format: 'byte'}, {type: 'string', contentEncoding: 'base64'}],
  ['bytes', {type: 'string', format: 'binary'}, {type: 'string', contentMediaType: 'application/octet-stream'}],
  ['a file', {type: 'file'}, {type: 'string', contentMediaType: 'application/octet-stream'}],
  ['nullable of Swagger 2.0', {type: 'string', 'x-nullable': true}, {type: ['string', 'null']}],
  ['null as a type', {anyOf: [{type: 'string'}, {type: 'null'}]}, {anyOf: [{type: 'string'}, {type: 'null'}]}],
  ['a discriminator that is a name', {discriminator: 'kind'}, {discriminator: {propertyName: 'kind'}}],
  ['an address of draft 4', {id: 'https://a.org/pet'}, {$id: 'https://a.org/pet'}],
  ['a name of draft 4', {id: '#pet'}, {$anchor: 'pet'}],
  ['what is called "id" but is none', {id: 'pet', type: 'string'}, {id: 'pet', type: 'string'}],
  ['definitions', {definitions: {A: {}}, $defs: {B: {}}}, {$defs: {A: {}, B: {}}}],
  ['first entries', {items: [{type: 'string'}, true]}, {prefixItems: [{type: 'string'}, true]}],
  ['first entries and others', {items: [{}], additionalItems: false}, {prefixItems: [{}], items: false}],
  ['other entries without first ones', {items: {}, additionalItems: false}, {items: {}}],
  [
    'dependencies',
    {dependencies: {a: ['b'], c: {minProperties: 2}, d: 'e'}},
    {dependentRequired: {a: ['b'], d: ['e']}, dependentSchemas: {c: {minProperties: 2}}},
  ],
  ['a divisor', {divisibleBy: 2}, {multipleOf: 2}],
  [
    'a property that is required by itself',
    {required: ['b'], properties: {a: {required: true}, b: {}, c: {required: false}}},
    {required: ['b', 'a'], properties: {a: {required: true}, b: {}, c: {required: false}}},
  ],
  ['required by itself', {type: 'string', required: true}, {type: 'string'}],
  ['another format', {type: 'string', format: 'date'}, {type: 'string', format: 'date'}],
])('upgrades %s', (_name, before, after) => {
  expect(upgradeSchema(before)).toEqual(after);
});

it.each([
  ['any', {}, 'any'],
  ['int', {type: 'integer'}, 'integer'],
  ['String', {type: 'string'}, 'string'],
  ['datetime', {type: 'string', format: 'date-time'}, 'string'],
  ['constructor', {}, 'any'],
  [['int', 'null'], {type: ['integer', 'null']}, 'integer or null'],
  [['Pet', 'null'], {}, 'any'],
  [null, {type: 'null'}, 'that'],
])('reads the type %j as what is meant, and says so', (type, upgraded, word) => {
  const messages: string[] = [];
  expect(upgradeSchema({type}, (keyword, message) => messages.push(`${keyword}: ${message}`))).toEqual(upgraded);
  expect(messages).toEqual([expect.stringMatching(`^type: .*read as ${word}\\.$`)]);
});

it('keeps a format that a type would bring along', () => {
  expect(upgradeSchema({type: 'datetime', format: 'unix'})).toEqual({type: 'string', format: 'unix'});
});
