import {parse} from 'yaml';
import type {OpenApiDocument, Schema} from '../../openApiDocument.ts';
import {createValidator} from '../../validator.ts';
import {checkRequest} from '../checkRequest.ts';
import type {Fault} from '../fault.ts';

/** A document with one operation, `addTask`, whose body has the schema `Task`. Other schemas may be beside it. */
export function createTaskDocument(schemas: string): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {title: 'Tasks API', version: '1.0.0'},
    paths: {
      '/1/tasks': {
        post: {
          operationId: 'addTask',
          requestBody: {content: {'application/json': {schema: {$ref: '#/components/schemas/Task'}}}},
          responses: {},
        },
      },
    },
    components: {schemas: parse(schemas) as Record<string, Schema>},
  };
}

export function checkTask(schemas: string, body: unknown): Fault[] {
  const document = createTaskDocument(schemas);
  return checkRequest(document, createValidator(document), 'addTask', {body});
}

/** What a reader sees of the faults, one per line. */
export function tellTask(schemas: string, body: unknown): string {
  return checkTask(schemas, body)
    .map(({message, suggestion}) => [message, ...(suggestion ? [suggestion] : [])].join(' '))
    .join('\n');
}
