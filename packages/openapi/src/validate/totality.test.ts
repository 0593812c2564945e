import {describe, expect, it} from 'vitest';
import {adoptDocument} from '../adopt/adoptDocument.ts';
import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {compileValidators} from './compileValidators.ts';
import {createInterpreter} from './interpret/createInterpreter.ts';
import {loadValidators} from './__fixtures__/loadValidators.ts';
import {createStandaloneValidate} from './standaloneValidate.ts';
import {createValidator} from './validator.ts';

const body = '/paths/~1tasks/post/requestBody/content/application~1json/schema';

function createDocument(schema: unknown, schemas: object = {}, others: object = {}): OpenApiDocument {
  const post = {operationId: 'add', requestBody: {content: {'application/json': {schema}}}, responses: {}};
  const parsed = {openapi: '3.1.0', info: {title: '', version: ''}, paths: {'/tasks': {post}}, components: {schemas}, ...others};
  return adoptDocument(parsed).document;
}

/** The keywords that each kind of validator finds broken. */
async function checkAll(document: OpenApiDocument, value: unknown): Promise<string[][]> {
  const compiled = createStandaloneValidate(await loadValidators(compileValidators(document)));
  return [createValidator(document), createInterpreter(document), compiled].map((validate) =>
    validate(body, value).map(({keyword}) => keyword),
  );
}

const ref = (name: string): object => ({$ref: `#/components/schemas/${name}`});

describe('checks what can be checked beside', () => {
  it.each<[string, object]>([
    ['a format that nobody knows', {format: 'never-heard-of'}],
    ['a format that every object has', {format: 'constructor'}],
    ['a pattern that is none', {pattern: '('}],
    ['a type that nobody knows', {anyOf: [{type: 'any'}]}],
    ['a leftover of version 3.0', {nullable: true}],
    ['no choice at all', {enum: []}],
    ['no alternatives', {anyOf: [], oneOf: [], allOf: []}],
    [
      'a name that is an address',
      {$id: 'https://example.com/task', $anchor: 'a', $schema: 'x', $async: true, id: 'a', $vocabulary: {}},
    ],
    ['two things of one name', {'x-a': {$id: 'a'}, 'x-b': {$id: 'a'}, 'x-c': {$anchor: '!'}}],
    ['limits that are none', {minimum: null, maxLength: -1, multipleOf: 0, minItems: Number.NaN, required: [5]}],
    ['a reference that leads nowhere', ref('Gone')],
    ['a reference to another file', {$ref: 'tasks.yml#/Task'}],
    ['a reference to itself', {$ref: `#${body}`}],
    ['a reference that can not be decoded', {$ref: '#/components/schemas/%'}],
    [
      'words that look like code',
      {enum: ['require(', ').default', 'vErrors.concat(a)'], title: 'Call require("fs") first', not: {const: 'require('}},
    ],
    ['odd names', {properties: {'a"b\\': true, '\u2028': {pattern: '^\\u2028'}, __proto__: true, '${x}': {enum: ['`']}}}],
    ['a discriminator', {discriminator: {propertyName: 'kind', mapping: {a: 'nowhere'}}}],
    ['names of old versions', {dependencies: {a: 5}, definitions: {A: {$id: 'a'}}, $recursiveRef: '#', additionalItems: 5}],
  ])('%s', async (_, schema) => {
    const document = createDocument({allOf: [schema, {maxProperties: 0}]});
    const [validator, interpreter, compiled] = await checkAll(document, {a: 1});
    expect(validator).toContain('maxProperties');
    expect(interpreter?.sort()).toEqual(validator?.sort());
    expect(compiled?.sort()).toEqual(validator?.sort());
  });
});

describe('follows a reference', () => {
  const number = {type: 'integer'};
  it.each<[string, object, object, object]>([
    ['to a response', {$ref: '#/components/responses/A/content/application~1json/schema'}, {}, {}],
    ['to a header', {$ref: '#/components/headers/A/schema'}, {}, {}],
    ['to an entry of a list', {$ref: '#/components/schemas/B/prefixItems/1'}, {B: {prefixItems: [true, number]}}, {}],
    ['to a definition', {$ref: '#/components/schemas/B/$defs/C'}, {B: {$defs: {C: number}}}, {}],
    ['to an anchor', {$ref: '#count'}, {B: {$anchor: 'count', ...number}}, {}],
    ['to a dynamic anchor', {$dynamicRef: '#count'}, {B: {$dynamicAnchor: 'count', ...number}}, {}],
    ['to an address', {$ref: 'https://example.com/count'}, {B: {$id: 'https://example.com/count', ...number}}, {}],
    [
      'to an address with a way in it',
      {$ref: 'https://example.com/b#/$defs/C'},
      {B: {$id: 'https://example.com/b', $defs: {C: number}}},
      {},
    ],
    ['with signs of an address', {$ref: '#/components/schemas/a:b,c;d e%25'}, {'a:b,c;d e%': number}, {}],
  ])('%s', async (_, schema, schemas) => {
    const responses = {A: {description: '', content: {'application/json': {schema: number}}}};
    const document = createDocument(schema, {}, {components: {schemas, responses, headers: {A: {schema: number}}}});
    expect(await checkAll(document, 'five')).toEqual([['type'], ['type'], ['type']]);
    expect(await checkAll(document, 5)).toEqual([[], [], []]);
  });
});

describe('comes to an end for', () => {
  it.each<[string, object]>([
    ['references in a circle', {Task: ref('B'), B: ref('C'), C: ref('Task')}],
    ['a part that is the whole', {Task: {allOf: [ref('Task'), {type: 'object'}]}}],
    ['alternatives that are the whole', {Task: {oneOf: [ref('Task'), ref('B')]}, B: {anyOf: [ref('Task')]}}],
    ['what is not itself', {Task: {not: ref('Task')}}],
    ['a condition about itself', {Task: {if: ref('Task'), then: ref('Task'), else: ref('Task')}}],
    ['a dependency on itself', {Task: {dependentSchemas: {a: ref('Task')}}}],
    [
      'fields of itself',
      {Task: {properties: {a: ref('Task')}, additionalProperties: ref('Task'), unevaluatedProperties: ref('Task')}},
    ],
  ])('%s', async (_, schemas) => {
    const found = await checkAll(createDocument(ref('Task'), schemas), {a: {a: {}}});
    expect(found).toHaveLength(3);
  });

  it('parents that list their children, whose own fields still count', async () => {
    const schemas = {
      Pet: {type: 'object', required: ['kind'], oneOf: [ref('Cat'), ref('Dog')], discriminator: {propertyName: 'kind'}},
      Cat: {allOf: [ref('Pet'), {required: ['lives']}]},
      Dog: {allOf: [ref('Pet'), {required: ['tricks']}]},
    };
    const document = createDocument(ref('Pet'), schemas);
    expect(await checkAll(document, {kind: 'cat', lives: 9})).toEqual([[], [], []]);
    expect(await checkAll(document, {lives: 9})).toEqual([['required'], ['required'], ['required']]);
    expect(await checkAll(document, {kind: 'cat'})).toEqual([['oneOf'], ['oneOf'], ['oneOf']]);
  });

  it('a long chain of schemas', () => {
    const chain = Object.fromEntries(
      Array.from({length: 600}, (_, index) => [
        `S${index}`,
        index === 599 ? {type: 'integer'} : {properties: {a: ref(`S${index + 1}`)}},
      ]),
    );
    const document = createDocument(ref('S0'), chain);
    expect(createValidator(document)(body, {a: {a: 5}})).toEqual([]);
    const last = '/components/schemas/S598';
    expect([createValidator(document)(last, {a: 'x'}).length, createInterpreter(document)(last, {a: 'x'}).length]).toEqual([
      1, 1,
    ]);
    expect(compileValidators(document)).toContain('export const validators');
  });

  it('schemas that double with each level of a value', () => {
    const union = {Task: {oneOf: Array.from({length: 6}, (_, kind) => ({required: [`k${kind}`], properties: {a: ref('Task')}}))}};
    const value = Array.from({length: 60}).reduce<object>((inner) => ({k1: 1, a: inner}), {});
    const started = Date.now();
    createInterpreter(createDocument(ref('Task'), union))(body, value);
    expect(Date.now() - started).toBeLessThan(10_000);
  });
});

it('leaves out functions that would be too much for a page, which are interpreted instead', async () => {
  const properties = Object.fromEntries(
    Array.from({length: 6000}, (_, index) => [`field${index}`, {type: 'string', maxLength: index}]),
  );
  const document = createDocument({properties});
  const code = compileValidators(document);
  expect(code.length).toBeLessThan(1000);
  const validators = await loadValidators(code);
  expect(() => createStandaloneValidate(validators)(body, {})).toThrow('No validator was compiled');
  const validate = createStandaloneValidate(validators, createInterpreter(document));
  expect(validate(body, {field5: 'a long text'})).toMatchObject([{keyword: 'maxLength', params: {limit: 5}}]);
});

describe('what is read-only', () => {
  const schema = {required: ['id', 'secret', 'name'], properties: {id: ref('Id'), secret: {writeOnly: true}, name: {}}};
  const document = createDocument(schema, {Id: {type: 'integer', readOnly: true}});
  const missing = (use?: 'request' | 'response'): unknown[] =>
    createValidator(document, use)(body, {}).map(({params}) => params.missingProperty);

  it('is not needed in a request, nor what is write-only in a response', () => {
    expect(missing()).toEqual(['secret', 'name']);
    expect(missing('response')).toEqual(['id', 'name']);
  });
});
