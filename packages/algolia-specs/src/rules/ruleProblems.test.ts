import {expect, it} from 'vitest';
import {parse} from 'yaml';
import type {RequestRule} from '@docs/algolia-specs';
import {listOperations, type OpenApiDocument} from '@docs/openapi';
import {findRuleProblem} from './ruleProblems.ts';

const document = parse(`
openapi: 3.1.0
info: {title: Tasks API, version: 1.0.0}
paths:
  /1/tasks:
    post:
      operationId: addTasks
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Tasks'}}}}
      responses: {}
components:
  schemas:
    Tasks: {properties: {tasks: {type: array, items: {$ref: '#/components/schemas/Task'}}}}
    Task: {properties: {state: {type: string}, steps: {type: array}, times: {type: array}}}
`) as OpenApiDocument;

const check = (rule: object): string | undefined =>
  listOperations(document)
    .map((operation) => findRuleProblem(document, operation, {message: 'No.', ...rule} as RequestRule))
    .at(0);

it.each([
  {rule: 'maxBodyBytes', value: 5},
  {rule: 'maxJsonBytes', at: '/tasks/*/steps', value: 5},
  {rule: 'sameLength', at: '/tasks/*', fields: ['steps', 'times']},
  {rule: 'requiredWith', at: '/tasks/*', field: 'times', with: 'steps', where: {state: 'open'}},
])('accepts $rule with its arguments', (rule) => {
  expect(check(rule)).toBeUndefined();
});

it.each([
  [{rule: 'maxBodyBytes'}, 'Give the rule maxBodyBytes its arguments: value.'],
  [{rule: 'sameLength', fields: ['steps', 'times']}, 'Give the rule sameLength its arguments: at, fields.'],
  [{rule: 'maxJsonBytes', at: '/steps', value: 5}, 'The rule maxJsonBytes is about /steps, which is not a field of the body.'],
  [
    {rule: 'sameLength', at: '/tasks/*', fields: ['steps', 'hours']},
    'The rule sameLength is about /tasks/*/hours, which is not a field of the body.',
  ],
  [
    {rule: 'requiredWith', at: '/tasks/*', field: 'times', with: 'steps', where: {status: 'open'}},
    'The rule requiredWith is about /tasks/*/status, which is not a field of the body.',
  ],
])('says what is wrong with %j', (rule, problem) => {
  expect(check(rule)).toBe(problem);
});
