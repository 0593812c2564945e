import {describe, expect, it} from 'vitest';
import {flatten, nameAll, yaml} from './__fixtures__/yaml.ts';
import {labelOptions} from './labelOptions.ts';

const schemas = yaml`
  Cat: {title: A cat, properties: {kind: {const: cat}, lives: {type: integer}}}
  Dog: {properties: {kind: {enum: [dog, hound]}}}
  Bird: {properties: {kind: {type: string}}}
`;
const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;

function label(schema: string, names = nameAll(schemas)): (string | undefined)[] {
  const [choice] = flatten(yaml`${schema}`, names).choices;
  return choice ? labelOptions(choice) : [];
}

describe('an alternative is called', () => {
  it('by its title, then by the name of its schema, then by its type', () => {
    const options = [`{$ref: '#/components/schemas/Cat', title: My cat}`, ref('Dog'), '{type: array, items: {type: string}}'];
    expect(label(`oneOf: [${options.join(', ')}]`)).toEqual(['My cat', 'Dog', 'array of strings']);
  });

  it('nothing when it is null, unless there is something to read about it', () => {
    expect(label(`oneOf: [{type: string}, {type: integer}, {type: 'null'}]`)).toEqual(['string', 'integer', undefined]);
    expect(label(`oneOf: [{type: string}, {type: 'null', description: Not set.}]`)).toEqual(['string', 'null']);
  });

  it('as what it is, also when it is true or false', () => {
    expect(label('anyOf: [true, false, {type: string}]')).toEqual(['any value', 'no value', 'string']);
  });
});

describe('alternatives of one type are told apart by', () => {
  it.each([
    [
      'the fields they need',
      '{type: object, required: [a]}',
      '{type: object, required: [b], properties: {b: {}}}',
      'object with a',
      'object with b',
    ],
    [
      'the values of a field',
      '{properties: {kind: {const: a}}, required: [kind]}',
      '{properties: {kind: {const: b}}, required: [kind]}',
      'object with kind "a"',
      'object with kind "b"',
    ],
    ['the fields they have', '{properties: {a: {}, b: {}}}', '{properties: {c: {}}}', 'object with a, b', 'object with c'],
    ['their values', '{type: string, enum: [a, b]}', '{type: string, enum: [c]}', 'string "a" or "b"', 'string "c"'],
    [
      'what they are limited to',
      '{type: string, maxLength: 3}',
      '{type: string, pattern: ^a}',
      'string, at most 3 characters',
      'string, matches ^a',
    ],
    ['what only one of them says', '{type: string}', '{type: string, default: a}', 'string', 'string, default "a"'],
    [
      'the fields they need, without a type',
      '{required: [a], minProperties: 1}',
      '{required: [b]}',
      'value with a',
      'value with b',
    ],
    ['nothing when they are the same', '{type: string}', '{type: string}', 'string', 'string'],
  ])('%s', (_, one, other, ...labels) => {
    expect(label(`oneOf: [${one}, ${other}]`)).toEqual(labels);
  });

  it('the same words when two have the same title', () => {
    expect(label('oneOf: [{title: Task, required: [a]}, {title: Task, required: [b], x: 1}]')).toEqual([
      'Task with a',
      'Task with b',
    ]);
  });
});

describe('a discriminator', () => {
  const options = `[${['Cat', 'Dog', 'Bird'].map(ref).join(', ')}]`;

  it('says when each alternative applies, by its mapping', () => {
    const mapping = `{felix: '#/components/schemas/Cat', garfield: Cat, rex: '#/components/schemas/Dog', tweety: Bird}`;
    expect(label(`{oneOf: ${options}, discriminator: {propertyName: kind, mapping: ${mapping}}}`)).toEqual([
      'Cat, when kind is "felix" or "garfield"',
      'Dog, when kind is "rex"',
      'Bird, when kind is "tweety"',
    ]);
  });

  it.each([[[]], [['Cat', 'Dog', 'Bird']]])(
    'without a mapping says it by the values that each allows, then by its name (shared: %j)',
    (shared) => {
      const names = nameAll(schemas, shared);
      expect(label(`{anyOf: ${options}, discriminator: {propertyName: kind}}`, names)).toEqual([
        'Cat, when kind is "cat"',
        'Dog, when kind is "dog" or "hound"',
        'Bird, when kind is "Bird"',
      ]);
    },
  );

  it('says nothing about an alternative without a name or values', () => {
    expect(label(`{oneOf: [{type: string}, {type: integer}], discriminator: {propertyName: kind, mapping: {a: Cat}}}`)).toEqual([
      'string',
      'integer',
    ]);
  });
});

it('labels a thousand alternatives of one name quickly', () => {
  const options = Array.from(
    {length: 1000},
    (_, index) => `{type: object, properties: {a: {}, f${index}: {}}, required: [f${index}]}`,
  );
  const started = performance.now();
  expect(new Set(label(`oneOf: [${options.join(', ')}]`)).size).toBe(1000);
  expect(performance.now() - started).toBeLessThan(5000);
});
