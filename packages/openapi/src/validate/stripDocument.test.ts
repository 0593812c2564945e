import {expect, it} from 'vitest';
import {parse} from 'yaml';
import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {stripDocument} from './stripDocument.ts';

it('keeps what checking needs, at its place, and no texts', () => {
  const document = parse(`
openapi: 3.1.0
info: {title: Tasks API, version: 1.0.0, description: All about tasks.}
x-clients: {php: {class: TasksClient}}
x-note: {all: [1, 2, 3]}
servers: [{url: 'https://{region}.example.org', description: A host., variables: {region: {default: us, enum: [us, de], description: Where.}}}]
tags: [{name: tasks}]
paths:
  /1/tasks/{id}:
    parameters: [{$ref: '#/components/parameters/id'}]
    post:
      operationId: addTask
      summary: Add a task
      description: Adds it.
      x-acl: [addObject]
      x-rules: [{rule: maxBodyBytes, value: 5, message: Small.}]
      parameters: [{name: limit, in: query, explode: false, description: How many., example: 5, schema: {type: integer, default: 1}}]
      requestBody:
        required: true
        description: The task.
        content: {application/json: {schema: {$ref: '#/components/schemas/Task'}, examples: {task: {value: {}}}}}
      responses: {'200': {description: Done., content: {application/json: {schema: {$ref: '#/components/schemas/Answer'}}}}}
components:
  parameters:
    id: {name: id, in: path, required: true, description: The task., schema: {$ref: '#/components/schemas/Id'}}
    unused: {name: page, in: query}
  schemas:
    Answer: {type: object}
    Id: {type: integer, title: An ID, examples: [5]}
    Task:
      description: Something to do.
      x-note: Read this.
      properties:
        description: {type: string, description: A property that is called like a keyword., default: ''}
        examples: {type: array, items: {$ref: '#/components/schemas/Name'}, description: Another one.}
      oneOf: [{required: [description], description: One., x-words: kept}]
      enum: [{description: a value}]
    Name: {type: string, description: A name.}
`) as OpenApiDocument;
  expect(stripDocument(document, ['x-note'])).toEqual(
    parse(`
openapi: 3.1.0
info: {title: Tasks API, version: 1.0.0}
x-clients: {php: {class: TasksClient}}
servers: [{url: 'https://{region}.example.org', variables: {region: {default: us, enum: [us, de]}}}]
paths:
  /1/tasks/{id}:
    parameters: [{$ref: '#/components/parameters/id'}]
    post:
      operationId: addTask
      x-acl: [addObject]
      x-rules: [{rule: maxBodyBytes, value: 5, message: Small.}]
      parameters: [{name: limit, in: query, explode: false, schema: {type: integer}}]
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}
      responses: {}
components:
  parameters:
    id: {name: id, in: path, required: true, schema: {$ref: '#/components/schemas/Id'}}
  schemas:
    Id: {type: integer, title: An ID}
    Task:
      properties:
        description: {type: string}
        examples: {type: array, items: {$ref: '#/components/schemas/Name'}}
      oneOf: [{required: [description], x-words: kept}]
      enum: [{description: a value}]
    Name: {type: string}
`),
  );
});
