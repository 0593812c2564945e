import {describe, expect, it} from 'vitest';
import type {Schema} from '../document/openApiDocument.ts';
import {flatten, nameAll, yaml} from './__fixtures__/yaml.ts';
import {type FlatSchema, lookThrough} from './flatSchema.ts';
import {createFlattener} from './flatten.ts';

const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;

/** The fields and the named schemas that they are written in. */
function definers({fields}: FlatSchema): Record<string, string | undefined> {
  return Object.fromEntries([...fields].map(([name, {definedBy}]) => [name, definedBy]));
}

describe('parts (allOf)', () => {
  it('add up their fields, required names and bounds', () => {
    const {own, fields} = flatten(
      yaml`
        allOf:
          - {properties: {a: {type: string}}, required: [a], minProperties: 1}
          - {properties: {b: {type: integer}}, required: [b], minProperties: 2}
        properties: {c: {}}
      `,
      nameAll(),
    );
    expect([...fields.keys()]).toEqual(['a', 'b', 'c']);
    expect(own).toEqual({required: ['a', 'b'], minProperties: 2});
  });

  it('inside of parts count, too', () => {
    expect([...flatten(yaml`{allOf: [{allOf: [{properties: {a: {}}}]}]}`, nameAll()).fields.keys()]).toEqual(['a']);
  });

  it('make a field that both have narrower', () => {
    const {fields} = flatten(
      yaml`allOf: [{properties: {a: {type: string}, b: {}}}, {properties: {a: {maxLength: 3}}}]`,
      nameAll(),
    );
    expect([...fields.keys()]).toEqual(['a', 'b']);
    expect(fields.get('a')?.open().own).toEqual({type: 'string', maxLength: 3});
    expect(fields.get('a')?.schemas.map(({pointer}) => pointer)).toEqual(['/allOf/0/properties/a', '/allOf/1/properties/a']);
  });

  it('make the entries of a list narrower', () => {
    const {items} = flatten(yaml`allOf: [{items: {type: string}}, {items: {maxLength: 3}}]`, nameAll());
    expect(items?.open().own).toEqual({type: 'string', maxLength: 3});
  });

  it('that contradict each other are noticed, wherever they are', () => {
    const names = nameAll(yaml`{Name: {type: string}, Task: {properties: {a: {}}}}`, ['Task']);
    expect(flatten(yaml`allOf: [{type: string}, {type: integer}]`, names).contradictions).toEqual(['type']);
    expect(flatten(yaml`{allOf: [${ref('Name')}], type: integer}`, names).contradictions).toEqual(['type']);
    expect(flatten(yaml`{allOf: [${ref('Task')}], type: string}`, names).contradictions).toEqual(['type']);
    expect(flatten(yaml`allOf: [{allOf: [{enum: [a]}, {enum: [b]}]}]`, names).contradictions).toEqual(['values']);
  });

  it('keep all alternatives, conditions and exclusions', () => {
    const {choices, conditions, exclusions} = flatten(
      yaml`
        allOf:
          - {oneOf: [{type: string}, {type: integer}], not: {const: a}, if: {required: [a]}, then: {required: [b]}}
          - {anyOf: [{type: string}, {type: boolean}], not: {const: b}, if: {required: [c]}, else: {required: [d]}}
      `,
      nameAll(),
    );
    expect(choices.map(({keyword}) => keyword)).toEqual(['oneOf', 'anyOf']);
    expect(conditions).toEqual([
      {if: {required: ['a']}, then: {required: ['b']}},
      {if: {required: ['c']}, else: {required: ['d']}},
    ]);
    expect(exclusions).toEqual([{const: 'a'}, {const: 'b'}]);
  });
});

describe('a reference', () => {
  it('is followed, also through another', () => {
    const names = nameAll(yaml`{A: ${ref('B')}, B: {type: string}}`);
    expect(flatten(yaml`${ref('A')}`, names).own).toEqual({type: 'string'});
  });

  it('gives way to what stands beside it', () => {
    const names = nameAll(yaml`{Name: {type: string, description: A name., maxLength: 9}}`);
    const {own} = flatten(yaml`{$ref: '#/components/schemas/Name', description: Name of the task., maxLength: 5}`, names);
    expect(own).toEqual({type: 'string', description: 'Name of the task.', maxLength: 5});
  });

  it('to a shared schema stays one, and tells its type', () => {
    const names = nameAll(yaml`{Task: {properties: {a: {}}, description: A task.}}`, ['Task']);
    const {own, includes, fields} = flatten(yaml`{$ref: '#/components/schemas/Task', properties: {b: {}}}`, names);
    expect({own, includes: includes.map(({name}) => name), fields: [...fields.keys()]}).toEqual({
      own: {type: ['object']},
      includes: ['Task'],
      fields: ['b'],
    });
  });

  it.each([
    ['{type: object, nullable: true}', ['object', 'null']],
    ['{type: [array, "null"]}', ['array', 'null']],
    [`{allOf: [{description: A.}, {type: array}]}`, ['array']],
    [`{oneOf: [{type: string}, {type: array, items: ${ref('Shared')}}]}`, ['string', 'array']],
    [`{oneOf: [${ref('Shared')}, {type: string}]}`, ['string']],
    [ref('Shared'), undefined],
  ])('to the shared schema %s tells the types %j', (schema, types) => {
    expect(flatten(yaml`${ref('Shared')}`, nameAll(yaml`Shared: ${schema}`, ['Shared'])).own.type).toEqual(types);
  });

  it('that leads back to itself ends', () => {
    const names = nameAll(yaml`{A: {allOf: [${ref('B')}], title: A}, B: {allOf: [${ref('A')}], properties: {b: {}}}}`);
    expect([...flatten(yaml`${ref('A')}`, names).fields.keys()]).toEqual(['b']);
  });

  it('to nowhere says nothing', () => {
    expect(flatten(yaml`{$ref: '#/components/schemas/Gone', description: A.}`, nameAll()).own).toEqual({description: 'A.'});
  });
});

describe('a field belongs to', () => {
  const schemas = yaml`
    Task: {allOf: [${ref('Base')}, {properties: {inPart: {}}}], properties: {own: {}, refined: {maxLength: 3}}}
    Base: {properties: {base: {}, refined: {type: string}}, additionalProperties: {type: string}}
    List: {items: {properties: {entry: {}}}, oneOf: [{type: array}, {type: object}]}
  `;

  it('the named schema that it is written in', () => {
    expect(definers(flatten(yaml`{allOf: [${ref('Task')}], properties: {here: {}}}`, nameAll(schemas)))).toEqual({
      base: 'Base',
      refined: 'Base',
      inPart: 'Task',
      own: 'Task',
      here: undefined,
    });
  });

  it('the place, where it is written in the schema itself', () => {
    expect(definers(flatten(schemas.Task as Schema, nameAll(schemas)))).toEqual({
      base: 'Base',
      refined: 'Base',
      inPart: undefined,
      own: undefined,
    });
  });

  it('the same place as the entries, other fields and alternatives that are written there', () => {
    const {otherFields, items, choices} = flatten(yaml`allOf: [${ref('Task')}, ${ref('List')}]`, nameAll(schemas));
    expect([otherFields.get('*')?.definedBy, items?.definedBy, choices[0]?.definedBy]).toEqual(['Base', 'List', 'List']);
  });
});

describe('fields by a rule', () => {
  it('are those by pattern, the rest, and entries by position', () => {
    const flat = flatten(
      yaml`{patternProperties: {^x-: {type: string}}, additionalProperties: {type: integer}, prefixItems: [{type: string}, true]}`,
      nameAll(),
    );
    expect([...flat.otherFields].map(([key, {name, schemas}]) => [key, name, schemas[0]?.value])).toEqual([
      ['0', 'entry 1', {type: 'string'}],
      ['1', 'entry 2', true],
      ['^x-', 'names that match ^x-', {type: 'string'}],
      ['*', 'any other name', {type: 'integer'}],
    ]);
  });

  it.each(['true', 'false', '{}'])('are none when additionalProperties is %s', (rest) => {
    expect(flatten(yaml`additionalProperties: ${rest}`, nameAll()).otherFields.size).toBe(0);
  });
});

describe('alternatives', () => {
  it('of one are none', () => {
    const {own, choices} = flatten(yaml`{oneOf: [{type: string, description: A.}]}`, nameAll());
    expect({own, choices}).toEqual({own: {type: 'string', description: 'A.'}, choices: []});
  });

  it.each(['oneOf', 'anyOf'])('of one and null in %s are nullable', (keyword) => {
    const {own, choices} = flatten(yaml`{${keyword}: [{type: string}, {type: 'null'}]}`, nameAll());
    expect({own, choices}).toEqual({own: {type: 'string', nullable: true}, choices: []});
  });

  it('stay, when there is something to read about null', () => {
    const schema = yaml`oneOf: [{type: string}, {type: 'null', description: Not set.}]`;
    expect(flatten(schema, nameAll()).choices[0]?.options).toHaveLength(2);
  });
});

describe('conditions', () => {
  it('are also told by dependent fields', () => {
    const {conditions} = flatten(yaml`{dependentRequired: {a: [b, c]}, dependentSchemas: {d: {minProperties: 2}}}`, nameAll());
    expect(conditions).toEqual([
      {if: {required: ['a']}, then: {required: ['b', 'c']}},
      {if: {required: ['d']}, then: {minProperties: 2}},
    ]);
  });

  it('are also told by a discriminator without alternatives', () => {
    const pet = yaml`discriminator: {propertyName: kind, mapping: {cat: '#/components/schemas/Cat', dog: Dog}}`;
    expect(flatten(pet, nameAll()).conditions).toEqual([
      {if: {properties: {kind: {const: 'cat'}}}, then: {$ref: '#/components/schemas/Cat'}},
      {if: {properties: {kind: {const: 'dog'}}}, then: {$ref: '#/components/schemas/Dog'}},
    ]);
    expect(flatten({...pet, oneOf: [{type: 'object'}, {type: 'string'}]}, nameAll()).conditions).toEqual([]);
  });
});

it('takes schemas that are true or false', () => {
  expect(flatten(true, nameAll())).toEqual(flatten({}, nameAll()));
  expect(flatten(false, nameAll()).exclusions).toEqual([true]);
  expect(flatten(yaml`{items: true, additionalProperties: true, allOf: [true], not: false}`, nameAll())).toMatchObject({
    own: {additionalProperties: true},
    items: undefined,
    exclusions: [false],
  });
});

it('keeps fields with names that objects have themselves', () => {
  const schema = yaml`
    allOf:
      - {properties: {__proto__: {type: string}, constructor: {type: integer}}, required: [__proto__]}
      - {properties: {__proto__: {maxLength: 3}, toString: {}}}
  `;
  const {fields} = flatten(schema, nameAll());
  expect([...fields.keys()]).toEqual(['__proto__', 'constructor', 'toString']);
  expect(fields.get('__proto__')?.open().own).toEqual({type: 'string', maxLength: 3});
});

it('looks through a shared schema into those that it includes, each once', () => {
  const names = nameAll(yaml`{A: {allOf: [${ref('B')}], properties: {a: {}}}, B: {allOf: [${ref('A')}], properties: {b: {}}}}`, [
    'A',
    'B',
  ]);
  expect(
    lookThrough({name: 'A', open: () => createFlattener(names).openName('A')}).map(({fields}) => [...fields.keys()]),
  ).toEqual([['a'], ['b']]);
});

describe('schemas that lead to each other on many ways', () => {
  const names = Array.from({length: 30}, (_, index) => `N${index}`);
  const all = names.map(ref).join(', ');

  it.each([
    ['alternatives', `oneOf: [${all}, {type: string}]`, ['string']],
    ['parts', `type: object, allOf: [${all}]`, ['object']],
    ['alternatives of parts', `allOf: [{anyOf: [${all}]}, {oneOf: [${all}]}]`, undefined],
  ])('as %s are flattened at once', (_, keywords, type) => {
    const schemas = yaml`${names.map((name) => `${name}: {${keywords}}`).join('\n')}`;
    const started = performance.now();
    const {own, includes} = flatten(yaml`${ref('N0')}`, nameAll(schemas, names));
    expect(includes.flatMap((included) => lookThrough(included)).length).toBeLessThanOrEqual(names.length);
    expect(own.type).toEqual(type);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

it('is no part of itself', () => {
  const names = nameAll(yaml`{Self: {allOf: [${ref('Self')}], properties: {a: {}}}}`, ['Self']);
  expect(createFlattener(names).openName('Self').includes).toEqual([]);
});
