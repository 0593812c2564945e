import {listOperations, type OpenApiDocument, type PlacedOperation} from '@docs/openapi';
import {expect, it} from 'vitest';
import {toDraft} from './draft.ts';
import {readDraft} from './readDraft.ts';

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: {title: 'Films', version: '1'},
  paths: {
    '/films/{id}': {
      post: {
        operationId: 'saveFilm',
        parameters: [
          {name: 'id', in: 'path', required: true, schema: {type: 'string'}},
          {name: 'limit', in: 'query', schema: {$ref: '#/components/schemas/Limit'}},
          {name: 'tags', in: 'query', schema: {type: 'array'}},
        ],
        requestBody: {content: {'application/json': {schema: {type: 'object'}}}},
        responses: {},
      },
    },
  },
  components: {schemas: {Limit: {type: 'integer'}}},
};
const operation = listOperations(document)[0] as PlacedOperation;

it('makes texts of a request, one for each parameter', () => {
  expect(toDraft(operation, {path: {id: 'dune'}, query: {limit: 5}, body: {title: 'Dune'}})).toEqual({
    parameters: {'path/id': 'dune', 'query/limit': '5', 'query/tags': ''},
    body: '{"title": "Dune"}',
  });
});

it('reads the texts as the schema says', () => {
  const parameters = {'path/id': '5', 'query/limit': '5', 'query/tags': 'war, love'};
  expect(readDraft(document, operation, {parameters, body: '{"title": "Dune"}'}).request).toEqual({
    path: {id: '5'},
    query: {limit: 5, tags: ['war', 'love']},
    headers: {},
    cookies: {},
    body: {title: 'Dune'},
  });
});

it('leaves out what is empty', () => {
  const parameters = {'path/id': '', 'query/limit': ''};
  expect(readDraft(document, operation, {parameters, body: ' \n'})).toEqual({
    request: {path: {}, query: {}, headers: {}, cookies: {}},
    parsed: undefined,
  });
});

it('keeps a text that does not fit, so that the check can say what is wrong with it', () => {
  const {request} = readDraft(document, operation, {parameters: {'query/limit': 'five'}, body: ''});
  expect(request.query).toEqual({limit: 'five'});
});

it('has no body when the text is no JSON', () => {
  const {request, parsed} = readDraft(document, operation, {parameters: {}, body: '{"title": }'});
  expect(request).not.toHaveProperty('body');
  expect(parsed?.kind).toBe('fault');
});
