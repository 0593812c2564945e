import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {OpenApiDocument} from './openApiDocument.ts';
import {
  listAllOperations,
  listCallbacks,
  listMediaTypes,
  listOperations,
  listProperties,
  listResponses,
  listSchemas,
  listWebhooks,
  resolve,
  uniqueParameters,
} from './walk.ts';

/** A document with the given paths and components. */
function read(yaml: string): OpenApiDocument {
  return {openapi: '3.1.0', info: {title: 'Tasks', version: '1.0.0'}, ...(parse(yaml) as Pick<OpenApiDocument, 'paths'>)};
}

const pointersOf = (places: {pointer: string}[]): string[] => places.map(({pointer}) => pointer);

describe('operations', () => {
  it('are listed path by path with their place, and only for known methods', () => {
    const document = read(`
      paths:
        /1/tasks/{id}:
          delete: {operationId: deleteTask}
          get: {operationId: getTask}
          summary: One task
        /1/tasks:
          post: {operationId: addTask}
    `);
    expect(listOperations(document).map(({path, method, pointer}) => [path, method, pointer])).toEqual([
      ['/1/tasks/{id}', 'get', '/paths/~11~1tasks~1{id}/get'],
      ['/1/tasks/{id}', 'delete', '/paths/~11~1tasks~1{id}/delete'],
      ['/1/tasks', 'post', '/paths/~11~1tasks/post'],
    ]);
  });

  it('have the parameters of their path and their own, each with the place where it is written', () => {
    const document = read(`
      paths:
        /tasks/{id}:
          parameters: [{$ref: '#/components/parameters/id'}, {name: locale, in: header}]
          get:
            parameters: [{name: limit, in: query}, {$ref: '#/components/parameters/page'}]
      components:
        parameters:
          id: {name: id, in: path}
          page: {$ref: '#/components/parameters/pageNumber'}
          pageNumber: {name: page, in: query}
    `);
    expect(listOperations(document)[0]?.parameters).toEqual([
      {pointer: '/components/parameters/id', value: {name: 'id', in: 'path'}},
      {pointer: '/paths/~1tasks~1{id}/parameters/1', value: {name: 'locale', in: 'header'}},
      {pointer: '/paths/~1tasks~1{id}/get/parameters/0', value: {name: 'limit', in: 'query'}},
      {pointer: '/components/parameters/pageNumber', value: {name: 'page', in: 'query'}},
    ]);
  });

  it('replace a parameter of their path by their own with the same name and place', () => {
    const document = read(`
      paths:
        /tasks/{id}:
          parameters: [{name: id, in: path}, {name: limit, in: query}]
          get:
            parameters: [{name: limit, in: query, required: true}, {name: id, in: query}]
    `);
    expect(listOperations(document)[0]?.parameters.map(({value}) => value)).toEqual([
      {name: 'id', in: 'path'},
      {name: 'limit', in: 'query', required: true},
      {name: 'id', in: 'query'},
    ]);
  });
});

it('lists a parameter that several operations use once', () => {
  const document = read(`
    paths:
      /tasks:
        parameters: [{$ref: '#/components/parameters/page'}]
        get: {parameters: [{name: limit, in: query}]}
        post: {}
      /users:
        get: {parameters: [{$ref: '#/components/parameters/page'}]}
    components: {parameters: {page: {name: page, in: query}}}
  `);
  expect(pointersOf(uniqueParameters(document))).toEqual(['/components/parameters/page', '/paths/~1tasks/get/parameters/0']);
});

it('lists the responses of an operation with their status and place', () => {
  const document = read(`
    paths: {/tasks: {get: {responses: {'200': {description: Fine.}, '404': {$ref: '#/components/responses/NotFound'}}}}}
    components: {responses: {NotFound: {description: Not found.}}}
  `);
  expect(listOperations(document).flatMap((operation) => listResponses(document, operation))).toEqual([
    {status: '200', pointer: '/paths/~1tasks/get/responses/200', value: {description: 'Fine.'}},
    {status: '404', pointer: '/components/responses/NotFound', value: {description: 'Not found.'}},
  ]);
});

it('lists the media types of request bodies and responses, a shared one once', () => {
  const document = read(`
    paths:
      /tasks:
        post:
          requestBody: {content: {application/json: {schema: {type: object}}}}
          responses: {'200': {content: {application/json: {}, text/csv: {}}}, '400': {$ref: '#/components/responses/Wrong'}}
        delete:
          responses: {'204': {description: Nothing.}, '400': {$ref: '#/components/responses/Wrong'}}
    components: {responses: {Wrong: {content: {application/json: {}}}, Unused: {content: {application/json: {}}}}}
  `);
  expect(pointersOf(listMediaTypes(document))).toEqual([
    '/paths/~1tasks/post/requestBody/content/application~1json',
    '/paths/~1tasks/post/responses/200/content/application~1json',
    '/paths/~1tasks/post/responses/200/content/text~1csv',
    '/components/responses/Wrong/content/application~1json',
  ]);
});

describe('schemas', () => {
  it.each([
    ['patternProperties', '{patternProperties: {^x: {type: string}}}', '/patternProperties/^x', false],
    ['prefixItems', '{prefixItems: [{type: string}]}', '/prefixItems/0', false],
    ['if', '{if: {type: string}}', '/if', true],
    ['then', '{then: {type: string}}', '/then', true],
    ['dependentSchemas', '{dependentSchemas: {a: {type: string}}}', '/dependentSchemas/a', true],
    ['not, at whatever depth', '{not: {properties: {a: {type: string}}}}', '/not/properties/a', true],
    ['a property that is called like a condition', '{properties: {if: {type: string}}}', '/properties/if', false],
  ])('are found in %s', (_, schema, way, isCondition) => {
    const document = read(`{paths: {}, components: {schemas: {Task: ${schema}}}}`);
    expect(listSchemas(document)).toContainEqual({
      pointer: `/components/schemas/Task${way}`,
      value: {type: 'string'},
      isCondition,
    });
    expect(listProperties(document).map(({pointer}) => pointer)).toEqual(
      way.includes('/properties/') && !isCondition ? [`/components/schemas/Task${way}`] : [],
    );
  });

  it('are found in components, bodies, responses and parameters', () => {
    const document = read(`
      paths:
        /tasks:
          post:
            parameters: [{name: page, in: query, schema: {type: integer}}, {name: old, in: query}]
            requestBody: {content: {application/json: {schema: {type: object}}, text/csv: {}}}
            responses: {'200': {content: {application/json: {schema: {type: array}}}}}
      components: {schemas: {Task: {type: string}}}
    `);
    expect(listSchemas(document)).toMatchObject([
      {pointer: '/components/schemas/Task', value: {type: 'string'}},
      {pointer: '/paths/~1tasks/post/requestBody/content/application~1json/schema', value: {type: 'object'}},
      {pointer: '/paths/~1tasks/post/responses/200/content/application~1json/schema', value: {type: 'array'}},
      {pointer: '/paths/~1tasks/post/parameters/0/schema', value: {type: 'integer'}},
    ]);
  });

  it('are followed by the schemas inside of them, at any depth', () => {
    const document = read(`
      paths: {}
      components:
        schemas:
          Task:
            properties: {a/b: {properties: {c: {}}}}
            allOf: [{}, {properties: {d: {}}}]
            anyOf: [{}]
            oneOf: [{items: {}}]
            items: {items: {}}
            additionalProperties: {type: string}
          Closed: {additionalProperties: false}
    `);
    expect(pointersOf(listSchemas(document)).map((pointer) => pointer.replace('/components/schemas', ''))).toEqual([
      '/Task',
      '/Task/properties/a~1b',
      '/Task/properties/a~1b/properties/c',
      '/Task/allOf/0',
      '/Task/allOf/1',
      '/Task/allOf/1/properties/d',
      '/Task/anyOf/0',
      '/Task/oneOf/0',
      '/Task/oneOf/0/items',
      '/Task/items',
      '/Task/items/items',
      '/Task/additionalProperties',
      '/Closed',
    ]);
  });

  it('are listed once when they refer to themselves and to each other', () => {
    const document = read(`
      paths: {/tasks: {get: {responses: {'200': {content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}}}}}
      components:
        schemas:
          Task: {properties: {parent: {$ref: '#/components/schemas/Task'}, owner: {$ref: '#/components/schemas/User'}}}
          User: {properties: {tasks: {items: {$ref: '#/components/schemas/Task'}}}}
    `);
    expect(pointersOf(listSchemas(document))).toEqual([
      '/components/schemas/Task',
      '/components/schemas/Task/properties/parent',
      '/components/schemas/Task/properties/owner',
      '/components/schemas/User',
      '/components/schemas/User/properties/tasks',
      '/components/schemas/User/properties/tasks/items',
      '/paths/~1tasks/get/responses/200/content/application~1json/schema',
    ]);
  });
});

it('resolves a value through all references to it', () => {
  const document = read(`
    paths: {}
    components: {schemas: {Task: {$ref: '#/components/schemas/Job'}, Job: {type: object}}}
  `);
  expect(resolve(document, {$ref: '#/components/schemas/Task'})).toEqual({type: 'object'});
  expect(resolve(document, {type: 'string'})).toEqual({type: 'string'});
});

describe('operations of version 3.2', () => {
  it('may have any method', () => {
    const document = read(`
      paths: {/tasks: {query: {operationId: find}, additionalOperations: {COPY: {operationId: copy, parameters: [{name: a, in: query}]}}}}
    `);
    expect(listOperations(document).map(({method, pointer, parameters}) => [method, pointer, pointersOf(parameters)])).toEqual([
      ['query', '/paths/~1tasks/query', []],
      ['COPY', '/paths/~1tasks/additionalOperations/COPY', ['/paths/~1tasks/additionalOperations/COPY/parameters/0']],
    ]);
  });
});

describe('operations that the API calls', () => {
  const sent = (field: string): string => `{requestBody: {content: {application/json: {schema: {properties: {${field}: {}}}}}}}`;
  const document = read(`
    paths:
      /tasks:
        servers: [{url: https://a.org}]
        post: {operationId: addTask, responses: {}, callbacks: {done: {'{$url}': {post: ${sent('at')}}}, x-more: {}, again: {$ref: '#/components/callbacks/Again'}}}
    webhooks:
      newTask: {parameters: [{name: sign, in: header}], post: ${sent('name')}, put: {operationId: changed, responses: {}}}
    components:
      callbacks:
        Again: {'{$url}': {put: {callbacks: {again: {$ref: '#/components/callbacks/Again'}}}}}
  `);

  it('are webhooks, by the name of the webhook where they have none', () => {
    expect(
      listWebhooks(document).map(({path, method, value, parameters}) => [path, method, value.operationId, parameters.length]),
    ).toEqual([
      ['newTask', 'post', 'newTask', 1],
      ['newTask', 'put', 'changed', 1],
    ]);
  });

  it('are callbacks of others, at the place where they are written', () => {
    const [operation] = listOperations(document);
    const callbacks = operation ? listCallbacks(document, operation) : [];
    expect(callbacks.map(({name, operation: {path, pointer}}) => [name, path, pointer])).toEqual([
      ['done', '{$url}', '/paths/~1tasks/post/callbacks/done/{$url}/post'],
      ['again', '{$url}', '/components/callbacks/Again/{$url}/put'],
    ]);
  });

  it('are listed with all others, each once, and so is what they send', () => {
    expect(pointersOf(listAllOperations(document))).toEqual([
      '/paths/~1tasks/post',
      '/paths/~1tasks/post/callbacks/done/{$url}/post',
      '/components/callbacks/Again/{$url}/put',
      '/webhooks/newTask/post',
      '/webhooks/newTask/put',
    ]);
    expect(listProperties(document).map(({pointer}) => pointer.split('/').at(-1))).toEqual(['at', 'name']);
    expect(pointersOf(uniqueParameters(document))).toEqual(['/webhooks/newTask/parameters/0']);
  });

  it('know the servers of their path', () => {
    expect(listOperations(document)[0]?.servers).toEqual([{url: 'https://a.org'}]);
  });
});

it('lists the schemas of headers and of the entries of streams', () => {
  const response = '{headers: {X-A: {schema: {type: string}}}, content: {text/event-stream: {itemSchema: {type: object}}}}';
  const document = read(`paths: {/: {get: {operationId: a, responses: {'200': ${response}}}}}`);
  expect(pointersOf(listSchemas(document)).map((pointer) => pointer.replace('/paths/~1/get/responses/200', ''))).toEqual([
    '/content/text~1event-stream/itemSchema',
    '/headers/X-A/schema',
  ]);
});

it.each(['#/a', '#/components/responses/Loop'])('reads a reference that leads to nothing as nothing: %s', ($ref) => {
  const document = read("{paths: {}, components: {responses: {Loop: {$ref: '#/components/responses/Loop'}}}}");
  expect(resolve(document, {$ref})).toEqual({});
});
