import {parse} from 'yaml';
import type {OpenApiDocument, Schema} from '../../document/openApiDocument.ts';
import {buildReference} from '../../reference/buildReference.ts';
import {listOperations} from '../../document/walk.ts';
import {createValidator} from '../../validate/validator.ts';
import {checkRequest} from '../checkRequest.ts';
import type {Fault} from '../explain/fault.ts';
import type {RequestLayer} from '../explain/requestLayer.ts';

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

/** Reads the words for a pattern in the plainest way. */
const layer: RequestLayer = {wordPattern: ({'x-words': words}) => (typeof words === 'string' ? words : undefined)};

export function checkTask(schemas: string, body: unknown): Fault[] {
  const document = createTaskDocument(schemas);
  return listOperations(document).flatMap((operation) =>
    checkRequest(operation, {body}, {document, validate: createValidator(document), layer}),
  );
}

/** The ids on the reference page that lead to what is wrong, the most precise first. */
export function listIds(document: OpenApiDocument, {described}: Fault): string[] {
  const {addresses} = buildReference('tasks', document);
  return [...new Set(described.flatMap((pointer) => addresses[pointer] ?? []))];
}

/** What a reader sees of the faults, one per line. */
export function tellTask(schemas: string, body: unknown): string {
  return checkTask(schemas, body)
    .map(({message, suggestion}) => [message, ...(suggestion ? [suggestion] : [])].join(' '))
    .join('\n');
}
