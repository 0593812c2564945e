import {describe, expect, it} from 'vitest';
import {readDocument} from './__fixtures__/yaml.ts';
import type {ApiReference} from './apiReference.ts';
import {buildReference} from './buildReference.ts';

function build(source: string, errorsText = ''): ApiReference {
  return buildReference('tasks', readDocument(source), {errorsText});
}

describe('errors', () => {
  const paths = `
    paths:
      /tasks:
        get: {operationId: getTasks, responses: {'500': {description: Broken.}, '400': {$ref: '#/components/responses/Wrong'}}}
        post:
          operationId: addTask
          responses:
            '200': {description: Fine.}
            '400': {$ref: '#/components/responses/Wrong'}
            '404': {description: No *such* task.}
            '402': {description: Too many tasks.}
    components: {responses: {Wrong: {description: Wrong request.}}}
  `;

  it('are listed once, by status', () => {
    expect(build(paths).errors.map(({status, anchor, descriptionHtml}) => [status, anchor, descriptionHtml])).toEqual([
      ['400', 'error/400', 'Wrong request.'],
      ['402', 'error/402', 'Too many tasks.'],
      ['404', 'error/404', 'No <em>such</em> task.'],
      ['500', 'error/500', 'Broken.'],
    ]);
  });

  it('name the operation that alone sends them', () => {
    expect(build(paths).errors.map(({onlyFrom}) => onlyFrom?.anchor)).toEqual([
      undefined,
      'operation/addTask',
      'operation/addTask',
      'operation/getTasks',
    ]);
  });

  it('with one status and two meanings are two', () => {
    const {errors} = build(`
      paths: {/: {get: {operationId: a, responses: {'404': {description: No task.}}}, post: {operationId: b, responses: {'404': {description: No user.}}}}}
    `);
    expect(errors.map(({anchor, descriptionHtml}) => [anchor, descriptionHtml])).toEqual([
      ['error/404', 'No task.'],
      ['error/404-2', 'No user.'],
    ]);
  });

  it('lead to an operation with an odd name', () => {
    const {errors} = build(`paths: {/: {get: {operationId: 'get <a> task', responses: {'400': {}}}}}`);
    expect(errors[0]?.onlyFrom).toEqual({id: 'get <a> task', anchor: 'operation/get-<a>-task', route: ''});
    expect(errors[0]?.descriptionHtml).toBe('');
  });

  it('are none without operations', () => {
    expect(build('{}').errors).toEqual([]);
  });
});

describe('the body of an error', () => {
  const problem = 'application/problem+json: {schema: {properties: {title: {type: string}}}';
  const paths = `
    paths:
      /tasks:
        get:
          operationId: a
          responses:
            '404':
              description: Gone.
              headers: {Retry-After: {description: When to *try* again., schema: {type: integer}}}
              content: {${problem}, example: {title: No task}}}
        post:
          operationId: b
          responses:
            '404':
              description: Gone.
              headers: {Retry-After: {description: When to *try* again., schema: {type: integer}}}
              content: {${problem}, examples: {one: {value: {title: No list}}, two: {value: {title: No task}}}}}
            '409': {description: Taken., content: {${problem}}}}
  `;

  it('is shown once, with headers and the examples of all operations', () => {
    const {errors} = build(paths);
    expect(errors).toMatchObject([
      {
        ...{status: '404', anchor: 'error/404', messages: [], onlyFrom: null},
        mediaTypes: [
          {
            type: 'application/problem+json',
            schema: {inner: [{fields: [{name: 'title', anchor: 'error/404/title'}]}]},
            examples: [{json: '{"title": "No task"}'}, {json: '{"title": "No list"}'}],
          },
        ],
        headers: [{name: 'Retry-After', anchor: 'error/404/header/Retry-After', descriptionHtml: 'When to <em>try</em> again.'}],
      },
      {status: '409', onlyFrom: {id: 'b'}},
    ]);
  });

  it('makes errors of one meaning different', () => {
    const response = (type: string): string => `{'400': {description: Wrong., content: {${type}: {schema: {type: string}}}}}`;
    const {errors, groups} = build(
      `paths: {/: {get: {operationId: a, responses: ${response('text/plain')}}, post: {operationId: b, responses: ${response('text/html')}}}}`,
    );
    expect(errors.map(({anchor}) => anchor)).toEqual(['error/400', 'error/400-2']);
    const targets = groups[0]?.operations.map((operation) => operation.errors[0]?.target.anchor);
    expect(targets).toEqual(['error/400', 'error/400-2']);
  });
});

describe('a text about all errors', () => {
  const body = (message: string): string =>
    `content: {application/json: {schema: {type: object}, examples: {one: {value: {message: ${message}}}, two: {value: {message: ${message}}}, three: {value: text}}}}`;
  const paths = (other: string): string => `
    paths:
      /:
        get: {operationId: a, responses: {'400': {description: Wrong., ${body('No name.')}}}}
        post: {operationId: b, responses: {'400': {description: Wrong., ${body('No ID.')}}, '404': {${other}}}}
  `;

  it('stands for their bodies, with the messages of all operations, each once', () => {
    const {errors, errorsText} = build(paths(body('Gone.')), 'All have a message.');
    expect(errorsText).toBe('All have a message.');
    expect(errors.map(({messages, mediaTypes}) => [messages, mediaTypes])).toEqual([
      [['No name.', 'No ID.'], []],
      [['Gone.'], []],
    ]);
  });

  it('is left out where their bodies differ', () => {
    const {errors, errorsText} = build(paths('content: {text/plain: {}}'), 'All have a message.');
    expect(errorsText).toBe('');
    expect(errors.map(({messages, mediaTypes}) => [messages, mediaTypes.length])).toEqual([
      [[], 1],
      [[], 1],
    ]);
  });

  it('is left out for a single error: nothing else would show its body', () => {
    const {errors, errorsText} = build(`paths: {/: {get: {operationId: a, responses: {'400': {${body('No.')}}}}}}`, 'All.');
    expect([errorsText, errors[0]?.mediaTypes.length]).toEqual(['', 1]);
  });
});
