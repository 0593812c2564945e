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
  ['another format', {type: 'string', format: 'date'}, {type: 'string', format: 'date'}],
])('upgrades %s', (_name, before, after) => {
  expect(upgradeSchema(before)).toEqual(after);
});
