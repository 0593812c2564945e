import {describe, expect, it} from 'vitest';
import {nameAll, readDocument} from './__fixtures__/yaml.ts';
import {claimAnchors, createClaim} from './anchors.ts';
import {buildErrors} from './buildErrors.ts';
import {readOperations} from './readOperations.ts';

function build(source: string): ReturnType<typeof buildErrors> {
  const operations = readOperations(readDocument(source));
  return buildErrors(operations, claimAnchors(operations, nameAll(), createClaim().claim));
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

  it('are found by the response of an operation', () => {
    const {findError} = build(paths);
    const response = {pointer: '', description: 'Wrong request.', content: []};
    expect(findError({...response, status: '400'})?.anchor).toBe('error/400');
    expect(findError({...response, status: '404'})).toBeUndefined();
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

  it('have the messages of all operations that send them, each once', () => {
    const {errors} = build(`
      paths:
        /:
          get:
            operationId: a
            responses:
              '400':
                description: Wrong.
                content: {application/json: {examples: {one: {value: {message: No name.}}, two: {value: {message: No name.}}, three: {value: text}}}}
          post:
            operationId: b
            responses: {'400': {description: Wrong., content: {application/json: {example: {message: No id., status: 400}}}}}
    `);
    expect(errors.map(({messages}) => messages)).toEqual([['No name.', 'No id.']]);
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
