import {describe, expect, it} from 'vitest';
import {checkTask} from '../__fixtures__/checkTask.ts';

/** The ids for the first fault of a task. */
function anchors(schemas: string, body: unknown): string[] | undefined {
  return checkTask(schemas, body)[0]?.anchors;
}

it('lead from the field out to the operation', () => {
  const schemas = `
    Task: {properties: {steps: {type: array, items: {$ref: '#/components/schemas/Step'}}}}
    Step: {properties: {name: {type: string}}}
  `;
  expect(anchors(schemas, {steps: [{name: 5}]})).toEqual([
    'schema/Step/name',
    'schema/Task/steps/name',
    'schema/Step',
    'schema/Task/steps',
    'operation/addTask/body/steps',
    'operation/addTask/body',
    'schema/Task',
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
    ['the schema that has the field', {name: 5}, ['schema/Named/name', 'schema/Task/name']],
    ['the same for a missing field', {}, ['schema/Named/name', 'schema/Task/name']],
    [
      'the field and then the schema of its value',
      {name: '', state: 5},
      ['schema/Task/state', 'operation/addTask/body/state', 'schema/State'],
    ],
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
      'schema/Csv',
      'schema/Input/url',
      'schema/Task/input/url',
      'schema/Task/input',
      'schema/Input',
      'operation/addTask/body/input',
      'operation/addTask/body',
      'schema/Task',
      'operation/addTask',
    ]);
  });

  it('the field that was meant by a misspelt one', () => {
    expect(anchors('Task: {additionalProperties: false, properties: {name: {}}}', {nmae: 1})?.[0]).toBe('schema/Task/name');
  });

  it('what contains a field that is not known', () => {
    expect(anchors('Task: {additionalProperties: false}', {a: 1})).toEqual([
      'operation/addTask/body',
      'schema/Task',
      'operation/addTask',
    ]);
  });
});
