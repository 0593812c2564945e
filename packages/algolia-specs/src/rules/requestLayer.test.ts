import {expect, it} from 'vitest';
import {parse} from 'yaml';
import type {OpenApiDocument} from '@docs/openapi';
import {createCheck} from '../__fixtures__/createCheck.ts';

const document = parse(`
openapi: 3.1.0
info: {title: Tasks, version: 1.0.0}
paths:
  /1/tasks:
    post:
      operationId: addTask
      x-rules: [{rule: maxBodyBytes, value: 20, message: The body must be smaller than 20 bytes.}]
      requestBody:
        content:
          application/json:
            schema: {properties: {name: {type: string, pattern: '^[a-z]+$', x-pattern-words: lower-case letters}}}
      responses: {}
`) as OpenApiDocument;
const check = createCheck(document);

it('says what a pattern asks for in the words of the spec', () => {
  expect(check('addTask', {body: {name: 'A'}}).map(({message}) => message)).toEqual([
    '`name` must be lower-case letters, but is "A".',
  ]);
});

it('checks the rules that JSON Schema cannot express', () => {
  expect(check('addTask', {body: {name: 'averylongname'}}).map(({message}) => message)).toEqual([
    'The body must be smaller than 20 bytes; it has 24 bytes.',
  ]);
});
