import {describe, expect, it} from 'vitest';
import {checkTask, createTaskDocument, listIds} from '../__fixtures__/checkTask.ts';

/** The ids for the first fault of a task. */
function anchors(schemas: string, body: unknown): string[] | undefined {
  const [fault] = checkTask(schemas, body);
  return fault && listIds(createTaskDocument(schemas), fault);
}

it('lead from the field out to the operation', () => {
  const schemas = `
    Task: {properties: {steps: {type: array, items: {$ref: '#/components/schemas/Step'}}}}
    Step: {properties: {name: {type: string}}}
  `;
  expect(anchors(schemas, {steps: [{name: 5}]})).toEqual([
    'schema/Step/name',
    'schema/Task/steps',
    'operation/addTask/body',
    'operation/addTask',
  ]);
});

describe('start with', () => {
  const parts = `
    Task:
      allOf: [{$ref: '#/components/schemas/Named'}, {properties: {state: {$ref: '#/components/schemas/State'}}}]
      required: [name]
      properties:
        own: {type: object, required: [age], properties: {age: {type: integer}}}
        any: {type: object, additionalProperties: {type: string}}
        list: {type: array, items: {type: object, properties: {x: {type: integer}}}}
        two words: {type: string}
    Named: {type: object, properties: {name: {type: string}}}
    State: {enum: [open, done]}
  `;

  it.each([
    ['the schema that has the field', {name: 5}, ['schema/Named/name', 'operation/addTask/body']],
    ['the same for a missing field', {}, ['schema/Named/name', 'operation/addTask/body']],
    ['the field, which shows the schema of its value', {name: '', state: 5}, ['schema/Task/state', 'operation/addTask/body']],
    ['a field within a field', {name: '', own: {age: 'a'}}, ['schema/Task/own/age']],
    ['a field within an entry of a list', {name: '', list: [{x: 'a'}]}, ['schema/Task/list/x']],
    ['any other name', {name: '', any: {a: 5}}, ['schema/Task/any/*']],
    ['a name without spaces', {name: '', 'two words': 5}, ['schema/Task/two-words']],
  ])('%s', (_, body, expected) => {
    expect(anchors(parts, body)?.slice(0, expected.length)).toEqual(expected);
  });

  it('the alternative that is explained', () => {
    const schemas = `
      Task: {properties: {input: {$ref: '#/components/schemas/Input'}}}
      Input: {oneOf: [{$ref: '#/components/schemas/Json'}, {$ref: '#/components/schemas/Csv'}]}
      Json: {type: object, additionalProperties: false, required: [path], properties: {path: {type: string}}}
      Csv: {type: object, additionalProperties: false, required: [url], properties: {url: {type: string}}}
    `;
    expect(anchors(schemas, {input: {url: 5}})).toEqual([
      'schema/Csv/url',
      'schema/Task/input',
      'operation/addTask/body',
      'operation/addTask',
    ]);
  });

  it('the field that was meant by a misspelt one', () => {
    expect(anchors('Task: {additionalProperties: false, properties: {name: {}}}', {nmae: 1})?.[0]).toBe('schema/Task/name');
  });

  it('what contains a field that is not known', () => {
    expect(anchors('Task: {additionalProperties: false}', {a: 1})).toEqual(['operation/addTask/body', 'operation/addTask']);
  });
});

it('lead to a schema that has a section of its own', () => {
  const schemas = `
    Task: {properties: {first: {$ref: '#/components/schemas/User'}, second: {$ref: '#/components/schemas/User'}}}
    User: {type: object, required: [name], properties: {name: {type: string}}}
  `;
  expect(anchors(schemas, {second: {name: 5}})).toEqual([
    'schema/User/name',
    'schema/Task/second',
    'schema/User',
    'operation/addTask/body',
    'operation/addTask',
  ]);
});

it('lead to what is written in an alternative', () => {
  const schemas = `
    Task: {properties: {size: {oneOf: [{type: integer}, {type: object, properties: {width: {type: integer}}}]}}}
  `;
  expect(anchors(schemas, {size: {width: 'a'}})?.[0]).toBe('schema/Task/size/(object)/width');
});
