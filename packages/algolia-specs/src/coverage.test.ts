import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {measureCoverage} from './coverage.ts';
import type {OpenApiDocument} from '@docs/openapi';

/** A document with the given paths and components. */
function read(yaml: string): OpenApiDocument {
  return {openapi: '3.1.0', info: {title: 'Tasks', version: '1.0.0'}, ...(parse(yaml) as Pick<OpenApiDocument, 'paths'>)};
}

it('counts operations, schemas and properties, and the shares that have a text or an example', () => {
  const document = read(`
    paths:
      /tasks:
        get:
          {summary: Get tasks, description: Returns tasks., responses: {'200': {$ref: '#/components/responses/Task'}}}
        post:
          summary: Add a task
          requestBody: {content: {application/json: {schema: {properties: {name: {type: string}}}}}}
          responses: {'200': {$ref: '#/components/responses/Task'}}
    components:
      responses:
        Task: {content: {application/json: {schema: {$ref: '#/components/schemas/Task'}, examples: {task: {value: {}}}}}}
      schemas:
        Task: {properties: {owner: {$ref: '#/components/schemas/Owner'}, age: {description: Its age.}, old: {}}}
        Owner: {description: Who it is.}
  `);
  expect(measureCoverage(document)).toEqual({
    operations: 2,
    schemas: 2,
    properties: 4,
    describedProperties: 0.5,
    describedOperations: 0.5,
    bodiesWithExample: 0.5,
  });
});

it('has nothing to miss in an empty document', () => {
  expect(measureCoverage(read('paths: {}'))).toEqual({
    operations: 0,
    schemas: 0,
    properties: 0,
    describedProperties: 1,
    describedOperations: 1,
    bodiesWithExample: 1,
  });
});
