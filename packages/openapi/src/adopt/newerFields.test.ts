import {expect, it} from 'vitest';
import {adoptDocument} from './adoptDocument.ts';

function warningsOf(openapi: string, document: object): string[] {
  const info = {title: 'A', version: '1'};
  return adoptDocument({openapi, info, ...document}).warnings.map(({pointer, message}) => `${pointer}: ${message}`);
}

it.each([
  ['/info/summary', '3.1', {info: {title: 'A', version: '1', summary: 'S'}}],
  ['/webhooks', '3.1', {webhooks: {}}],
  ['/components/schemas/A/type', '3.1', {components: {schemas: {A: {type: 'null'}}}}],
  ['/components/schemas/A/type', '3.1', {components: {schemas: {A: {type: ['string', 'null']}}}}],
  ['/components/schemas/A/const', '3.1', {components: {schemas: {A: {const: 1}}}}],
  ['/components/schemas/A/exclusiveMinimum', '3.1', {components: {schemas: {A: {exclusiveMinimum: 1}}}}],
  ['/tags/0/parent', '3.2', {tags: [{name: 'a', parent: 'b'}]}],
  ['/servers/0/name', '3.2', {servers: [{url: '/', name: 'b'}]}],
  ['/paths/~1a/query', '3.2', {paths: {'/a': {query: {responses: {}}}}}],
])('says that %s is of version %s, in documents before', (pointer, since, document) => {
  expect(warningsOf('3.0.2', document)).toEqual([
    expect.stringMatching(
      `^${pointer.replace('$', '.')}: .* is new in OpenAPI ${since}, but the document says 3.0.2. It's read as ${since} says.`,
    ),
  ]);
  expect(warningsOf(`${since}.0`, document)).toEqual([]);
});

it('has nothing to say about extensions', () => {
  expect(
    warningsOf('3.0.2', {'x-own': 1, paths: {'/a': {get: {responses: {}, 'x-acl': ['search'], 'x-codeSamples': []}}}}),
  ).toEqual([]);
});

it('keeps what is new in version 3.2', () => {
  const copy = {operationId: 'copy', responses: {}};
  const {document} = adoptDocument({
    openapi: '3.2.0',
    tags: [{name: 'a', summary: 'S', parent: 'b', kind: 'nav'}],
    servers: [{url: '/', name: 'Test'}],
    paths: {
      '/a': {
        query: {
          operationId: 'find',
          parameters: [{name: 'q', in: 'querystring', content: {'application/json': {schema: {type: 'string'}}}}],
          responses: {200: {summary: 'A stream.', content: {'text/event-stream': {$ref: '#/components/mediaTypes/Stream'}}}},
        },
        additionalOperations: {COPY: copy, LOCK: {responses: {}}},
      },
    },
    components: {
      mediaTypes: {Stream: {itemSchema: {type: 'string', nullable: true}}},
      examples: {One: {dataValue: {a: 1}, serializedValue: 'a=1'}, Two: {serializedValue: 'a=2'}},
      securitySchemes: {
        device: {
          type: 'oauth2',
          deprecated: true,
          flows: {deviceAuthorization: {deviceAuthorizationUrl: 'd', tokenUrl: 't', scopes: {}}},
        },
      },
    },
  });
  expect(document).toMatchObject({
    tags: [{name: 'a', summary: 'S', parent: 'b', kind: 'nav'}],
    servers: [{url: '/', name: 'Test'}],
    paths: {
      '/a': {
        query: {
          parameters: [{name: 'q', in: 'querystring'}],
          responses: {200: {content: {'text/event-stream': {itemSchema: {type: ['string', 'null']}}}}},
        },
        additionalOperations: {COPY: copy, LOCK: {operationId: 'lock-a'}},
      },
    },
    components: {
      examples: {One: {value: {a: 1}, serializedValue: 'a=1'}, Two: {value: 'a=2'}},
      securitySchemes: {device: {deprecated: true, flows: {deviceAuthorization: {deviceAuthorizationUrl: 'd'}}}},
    },
  });
});
