import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {AnySchema, OpenApiDocument, Schema} from '../document/openApiDocument.ts';
import {exampleValue} from './exampleValue.ts';
import type {ExampleUse} from '../document/exampleUse.ts';

/** The example of a schema, among others that it refers to. */
function make(schema: string, schemas = '{}', use?: ExampleUse): unknown {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: {title: 'Tasks', version: '1'},
    paths: {},
    components: {schemas: parse(schemas) as Record<string, Schema>},
  };
  return exampleValue(document, parse(schema) as AnySchema, use);
}

describe('a value that the document gives', () => {
  it.each<[string, string, unknown]>([
    ['is the first example', '{type: string, examples: [a, b], default: c, enum: [d, a, c]}', 'a'],
    ['is an example of version 3.0', '{type: string, example: a}', 'a'],
    ['is the default', '{type: integer, default: 20}', 20],
    ['is the constant', '{const: 5, examples: [6]}', 5],
    ['is the only value, even if that is null', '{const: null}', null],
    ['is the first of a list, apart from null', '{enum: [null, a]}', 'a'],
    ['is false where that is the default', '{type: boolean, default: false}', false],
    ['is an example of what it refers to', '{$ref: "#/components/schemas/Name"}', 'Sweep'],
    ['goes before that of what it refers to', '{$ref: "#/components/schemas/Name", examples: [Mop]}', 'Mop'],
  ])('%s', (_, schema, value) => {
    expect(make(schema, '{Name: {type: string, examples: [Sweep]}}')).toEqual(value);
  });

  it.each<[string, string, unknown]>([
    ['of another type', '{type: integer, examples: ["5"]}', 1],
    ['that is out of bounds', '{type: integer, examples: [0], minimum: 3}', 3],
    ['that is too short', '{type: string, examples: [a], minLength: 3}', 'string'],
    ['of another format', '{type: string, format: uuid, examples: [a]}', '3fa85f64-5717-4562-b3fc-2c963f66afa6'],
    ['that is not in the list', '{enum: [a], examples: [b]}', 'a'],
    ['with nothing in it', '{type: object, default: {}, properties: {a: {type: integer}}}', {a: 1}],
  ])('is not taken if it is one %s', (_, schema, value) => {
    expect(make(schema)).toEqual(value);
  });

  it('gets the fields that it lacks, and loses those that are hidden', () => {
    const schema = `
      required: [id, name]
      properties: {id: {type: integer, readOnly: true}, name: {type: string}, note: {type: string}}
      examples: [{id: 5, note: Hello}]
    `;
    expect(make(schema)).toEqual({note: 'Hello', name: 'string'});
    expect(make(schema, '{}', 'response')).toEqual({id: 5, note: 'Hello', name: 'string'});
  });
});

describe('a value that is made', () => {
  it.each<[string, unknown]>([
    ['{type: string}', 'string'],
    ['{type: string, maxLength: 3}', 'str'],
    ['{type: string, minLength: 8}', 'stringst'],
    ['{type: string, format: date-time}', '2025-01-31T09:30:00Z'],
    ['{type: string, format: email, maxLength: 5}', 'strin'],
    ['{type: string, pattern: "^[A-Z]{2}-\\\\d+$"}', 'AA-0'],
    ['{type: string, pattern: "^a+$", minLength: 4}', 'aaaaaa'],
    ['{type: string, format: date, pattern: "^\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d$"}', '2025-01-31'],
    ['{type: string, contentEncoding: base64}', 'c3RyaW5n'],
    ['{type: string, contentMediaType: application/json, contentSchema: {properties: {a: {type: integer}}}}', '{"a":1}'],
    ['{type: integer}', 1],
    ['{type: integer, maximum: -3}', -3],
    ['{type: integer, exclusiveMinimum: 5}', 6],
    ['{type: integer, multipleOf: 7, minimum: 10}', 14],
    ['{type: number, exclusiveMinimum: 0, exclusiveMaximum: 1}', 0.5],
    ['{type: number, exclusiveMinimum: 1}', 2],
    ['{type: boolean}', true],
    ['{type: ["null", integer]}', 1],
    ['{type: "null"}', null],
    ['{minimum: 5}', 5],
    ['{}', 'value'],
    ['true', 'value'],
    ['false', undefined],
    ['{type: unknown}', 'value'],
  ])('for %s is %j', (schema, value) => {
    expect(make(schema)).toEqual(value);
  });
});

describe('a list', () => {
  it.each<[string, unknown]>([
    ['{type: array}', ['value']],
    ['{items: {type: integer}}', [1]],
    ['{items: {type: integer}, minItems: 2, uniqueItems: true}', [1, 2]],
    ['{items: {enum: [a, b]}, minItems: 2, uniqueItems: true}', ['a', 'b']],
    ['{items: {type: integer}, maxItems: 0}', []],
    ['{prefixItems: [{type: integer}, {type: string}], items: false}', [1, 'string']],
    ['{type: array, contains: {const: 5}, minContains: 2}', [5, 5]],
    ['{type: array, items: false}', []],
  ])('as %s is %j', (schema, value) => {
    expect(make(schema)).toEqual(value);
  });
});

describe('an object', () => {
  const five = 'properties: {a: {type: integer}, b: {type: integer}, c: {type: integer}, d: {type: integer}, e: {type: integer}}';

  it('has what it needs and a few fields more in a request, and all in a response', () => {
    expect(make(`{${five}, required: [e]}`)).toEqual({a: 1, b: 1, e: 1});
    expect(make(`{${five}, required: [a, b, d, e]}`)).toEqual({a: 1, b: 1, d: 1, e: 1});
    expect(make(`{${five}}`, '{}', 'response')).toEqual({a: 1, b: 1, c: 1, d: 1, e: 1});
  });

  it('keeps the order of the document', () => {
    expect(Object.keys(make(`{${five}, required: [e]}`) as object)).toEqual(['a', 'b', 'e']);
  });

  it.each<[string, string, unknown]>([
    ['any names', '{additionalProperties: {type: integer}}', {name: 1}],
    ['names from a list', '{additionalProperties: {type: integer}, propertyNames: {enum: [a]}}', {a: 1}],
    ['names that match', '{patternProperties: {"^x-": {type: integer}}}', {'x-': 1}],
    ['as many as it needs', '{type: object, minProperties: 2}', {name: 'value', name2: 'value'}],
    ['required names without a schema', '{required: [a]}', {a: 'value'}],
    [
      'fields that come with others',
      '{required: [a], dependentRequired: {a: [b]}, properties: {b: {type: integer}}}',
      {a: 'value', b: 1},
    ],
    ['nothing deprecated', '{properties: {a: {deprecated: true}, b: {type: integer}}}', {b: 1}],
    ['no more than it may', '{properties: {a: {type: integer}, b: {type: integer}}, maxProperties: 1}', {a: 1}],
    ['none', '{type: object}', {}],
    [
      'a field called like what every object has',
      '{required: [constructor], properties: {__proto__x: {}}}',
      {constructor: 'value', __proto__x: 'value'},
    ],
  ])('has %s', (_, schema, value) => {
    expect(make(schema)).toEqual(value);
  });

  it('has nothing write-only in a response', () => {
    expect(make('{required: [a], properties: {a: {writeOnly: true}}}', '{}', 'response')).toEqual({});
  });
});

describe('parts and alternatives', () => {
  it.each<[string, string, unknown]>([
    [
      'puts allOf together',
      '{allOf: [{required: [a]}, {properties: {a: {type: integer}}}, {properties: {a: {minimum: 5}}}]}',
      {a: 5},
    ],
    ['joins the examples of parts', '{allOf: [{examples: [{a: 1}]}, {examples: [{b: 2}]}]}', {a: 1, b: 2}],
    ['takes the first alternative', '{oneOf: [{type: integer}, {type: string}]}', 1],
    ['prefers what is not null', '{anyOf: [{type: "null"}, {type: integer}]}', 1],
    [
      'keeps what is said beside alternatives',
      '{required: [b], oneOf: [{properties: {a: {type: integer}}}]}',
      {a: 1, b: 'value'},
    ],
    ['skips an alternative that nothing fits', '{oneOf: [false, {type: integer}]}', 1],
    ['asks nothing where a reference leads nowhere', '{$ref: "#/components/schemas/Lost"}', 'value'],
  ])('%s', (_, schema, value) => {
    expect(make(schema)).toEqual(value);
  });

  it.each<[string, string]>([
    [
      'by its mapping',
      '{oneOf: [{$ref: "#/components/schemas/Cat"}], discriminator: {propertyName: kind, mapping: {cat: "#/components/schemas/Cat"}}}',
    ],
    [
      'by a name in the mapping',
      '{oneOf: [{$ref: "#/components/schemas/Cat"}], discriminator: {propertyName: kind, mapping: {cat: Cat}}}',
    ],
  ])('tells the kind of an alternative %s', (_, schema) => {
    expect(make(schema, '{Cat: {required: [kind], properties: {kind: {type: string}}}}')).toEqual({kind: 'cat'});
  });

  it('tells the kind of what builds on a schema with a discriminator', () => {
    const schemas = `
      Pet: {required: [kind], properties: {kind: {type: string}}, discriminator: {propertyName: kind}}
      Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {hunts: {type: boolean}}}]}
    `;
    expect(make('{$ref: "#/components/schemas/Cat"}', schemas)).toEqual({kind: 'Cat', hunts: true});
  });
});

describe('a schema that contains itself', () => {
  it.each<[string, string, unknown]>([
    ['in a list', 'Node: {properties: {children: {items: {$ref: "#/components/schemas/Node"}}}}', {children: []}],
    ['in a field', 'Node: {properties: {a: {type: integer}, next: {$ref: "#/components/schemas/Node"}}}', {a: 1}],
    ['in a field that it needs', 'Node: {required: [next], properties: {next: {$ref: "#/components/schemas/Node"}}}', {next: {}}],
    ['as its part', 'Node: {type: object, allOf: [{$ref: "#/components/schemas/Node"}]}', {}],
    ['as an alternative', 'Node: {oneOf: [{$ref: "#/components/schemas/Node"}, {type: integer}]}', 1],
    ['and is nothing else', 'Node: {$ref: "#/components/schemas/Node"}', undefined],
    [
      'through an alternative that builds on it',
      'Node: {properties: {a: {type: integer}}, oneOf: [{$ref: "#/components/schemas/Leaf"}]}\nLeaf: {allOf: [{$ref: "#/components/schemas/Node"}], properties: {b: {type: integer}}}',
      {a: 1, b: 1},
    ],
  ])('%s ends', (_, schemas, value) => {
    expect(make('{$ref: "#/components/schemas/Node"}', schemas)).toEqual(value);
  });

  const names = Array.from({length: 30}, (_, index) => `N${index}`);
  const references = names.map((name) => `{$ref: "#/components/schemas/${name}"}`).join(', ');
  const fields = names.map((name) => `${name}: {$ref: "#/components/schemas/${name}"}`).join(', ');

  it.each([
    ['fields', `required: [${names.join(', ')}], properties: {${fields}}`],
    ['alternatives', `oneOf: [${references}]`],
    ['parts', `allOf: [${references}]`],
  ])('ends soon, however many %s lead on', (_, keywords) => {
    const schemas = names.map((name) => `${name}: {${keywords}}`).join('\n');
    const started = performance.now();
    const made = make('{$ref: "#/components/schemas/N0"}', schemas) ?? null;
    expect(JSON.stringify(made).length).toBeLessThan(20_000);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
