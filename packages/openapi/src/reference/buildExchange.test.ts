import {describe, expect, it} from 'vitest';
import {readDocument} from './__fixtures__/yaml.ts';
import type {ApiReference, ReferenceOperation} from './apiReference.ts';
import {buildReference} from './buildReference.ts';

const build = (source: string): ApiReference => buildReference('tasks', readDocument(source));

/** The first operation of a document. */
function buildFirst(operation: string, components = '{}'): ReferenceOperation | undefined {
  return build(`{paths: {'/tasks/{id}': {get: ${operation}}}, components: ${components}}`).groups[0]?.operations[0];
}

describe('webhooks', () => {
  const {groups, schemas, addresses} = build(`
    paths: {/: {get: {operationId: a, tags: [Webhooks], responses: {}}}}
    webhooks:
      newTask:
        parameters: [{name: X-Sign, in: header}]
        post:
          summary: A new task
          tags: [Tasks]
          requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}
          responses: {'200': {description: Got it.}, '410': {description: Send no more.}}
      oldTask: {put: {operationId: forget, responses: {}}}
    components: {schemas: {Task: {properties: {name: {type: string}}}}}
  `);
  const [, webhooks] = groups;

  it('are a group of their own, after the others', () => {
    expect(groups.map(({name, anchor}) => [name, anchor])).toEqual([
      ['Webhooks', 'tag/Webhooks'],
      ['Webhooks', 'tag/Webhooks-2'],
    ]);
    expect(webhooks?.operations.map(({id, anchor, tagAnchor, path}) => [id, anchor, tagAnchor, path])).toEqual([
      ['newTask', 'webhook/newTask', 'tag/Webhooks-2/operation/newTask', 'newTask'],
      ['forget', 'webhook/forget', 'tag/Webhooks-2/operation/forget', 'oldTask'],
    ]);
  });

  it('show what the reader’s server receives, and every response of it: none is an error of the API', () => {
    expect(webhooks?.operations[0]).toMatchObject({
      ...{method: 'POST', summary: 'A new task', lead: 'Your server receives this request, and responds to it.'},
      ...{samples: [], errors: [], answers: [{status: '200'}, {status: '410'}]},
      parameters: [{title: 'Header parameters', fields: [{anchor: 'webhook/newTask/header/X-Sign'}]}],
      body: {mediaTypes: [{name: 'Task', schema: {inner: [{fields: [{anchor: 'schema/Task/name'}]}]}}]},
    });
    expect(schemas).toEqual([]);
    expect(addresses['/webhooks/newTask/post']).toBe('webhook/newTask');
  });

  it('may be all that a document has', () => {
    expect(build('webhooks: {a: {post: {}}}').groups).toMatchObject([{name: 'Webhooks', operations: [{id: 'a'}]}]);
  });
});

describe('callbacks', () => {
  it('have a name, an expression that says where to, and all that is sent and comes back', () => {
    const sent = `{
      summary: It is done, description: Sent *once*., requestBody: {content: {application/json: {schema: {properties: {at: {}}}}}},
      responses: {'204': {}, '500': {}}
    }`;
    const operation = buildFirst(
      `{operationId: a, responses: {}, callbacks: {onDone: {'{$request.body#/url}': {post: ${sent}}}}}`,
    );
    expect(operation?.callbacks).toMatchObject([
      {
        ...{name: 'onDone', anchor: 'operation/a/callback/onDone', method: 'POST', path: '{$request.body#/url}'},
        ...{summary: 'It is done', descriptionHtml: 'Sent <em>once</em>.', answers: [{status: '204'}, {status: '500'}]},
        body: {mediaTypes: [{schema: {inner: [{fields: [{anchor: 'operation/a/callback/onDone/body/at'}]}]}}]},
      },
    ]);
  });

  it('may be shared, have callbacks, and lead to themselves', () => {
    const again = "{again: {$ref: '#/components/callbacks/Again'}}";
    const callbacks = `{callbacks: {Again: {a: {post: {callbacks: ${again}}}, b: {put: {callbacks: ${again}}}}}}`;
    const operation = buildFirst(`{operationId: a, responses: {}, callbacks: ${again}}`, callbacks);
    expect(operation?.callbacks).toMatchObject([
      {path: 'a', anchor: 'operation/a/callback/again', callbacks: [{path: 'b', callbacks: []}]},
      {path: 'b', anchor: 'operation/a/callback/again-2', callbacks: [{path: 'a', callbacks: []}]},
    ]);
  });

  it('that all lead to each other end after a few', () => {
    const names = Array.from({length: 12}, (_, index) => `c${index}`);
    const all = `{${names.map((name) => `${name}: {$ref: '#/components/callbacks/${name}'}`).join(', ')}}`;
    const components = `{callbacks: {${names.map((name) => `${name}: {url: {post: {callbacks: ${all}}}}`).join(', ')}}}`;
    const operation = buildFirst(`{operationId: a, responses: {}, callbacks: ${all}}`, components);
    expect(operation?.callbacks).toHaveLength(12);
    expect(JSON.stringify(operation).length).toBeLessThan(2_000_000);
  });
});

describe('a response', () => {
  const answerOf = (response: string, components?: string) =>
    buildFirst(`{operationId: getTask, responses: {'200': ${response}}}`, components)?.answers[0];

  it('has headers, which are fields', () => {
    const headers = `{X-Rate: {description: How *many*., required: true, schema: {type: integer}}, Etag: {$ref: '#/components/headers/Etag'}}`;
    const answer = answerOf(`{headers: ${headers}}`, '{headers: {Etag: {schema: {type: string}}}}');
    expect(answer?.headers).toMatchObject([
      {
        ...{name: 'X-Rate', anchor: 'operation/getTask/response/200/header/X-Rate', type: 'integer'},
        ...{isRequired: true, descriptionHtml: 'How <em>many</em>.'},
      },
      {name: 'Etag', type: 'string', isRequired: false},
    ]);
  });

  it.each(['operationId: getTask', "operationRef: '#/paths/~1tasks~1{id}/get'", "operationRef: '#/paths/~1tasks~1%7Bid%7D/get'"])(
    'links to an operation of the document: %s',
    (target) => {
      const link = `{${target}, description: The *next*., parameters: {id: $response.body#/next, size: 5}, requestBody: {a: 1}}`;
      expect(answerOf(`{links: {next: ${link}}}`)?.links).toEqual([
        {
          ...{name: 'next', anchor: 'operation/getTask/response/200/link/next', descriptionHtml: 'The <em>next</em>.'},
          ...{operation: 'getTask', target: {anchor: 'operation/getTask', route: ''}},
          values: [
            {name: 'id', value: '$response.body#/next'},
            {name: 'size', value: '5'},
            {name: 'body', value: '{"a":1}'},
          ],
        },
      ]);
    },
  );

  it.each(['operationId: gone', 'operationRef: https://a.org/api.yml#/paths/~1a/get', "operationRef: '#/%'"])(
    'names an operation that is elsewhere: %s',
    (target) => {
      const [, name] = /: '?([^']*)/.exec(target) ?? [];
      expect(answerOf(`{links: {next: {${target}}}}`)?.links).toMatchObject([{operation: name, target: null}]);
    },
  );

  it('may have a summary instead of a description', () => {
    expect(answerOf('{summary: A task.}')?.descriptionHtml).toBe('A task.');
  });
});

describe('a parameter', () => {
  const fieldOf = (parameter: string) => buildFirst(`{operationId: a, parameters: [${parameter}], responses: {}}`)?.parameters[0];

  it('says how it is sent after what it is', () => {
    const parameter =
      '{name: a, in: query, explode: false, allowEmptyValue: true, schema: {type: array, items: {}, maxItems: 9}}';
    expect(fieldOf(parameter)?.fields[0]?.constraints).toEqual(['at most 9 entries', 'separated by commas', 'may be empty']);
  });

  it('says its media type', () => {
    const parameter = '{name: a, in: query, content: {application/json: {schema: {type: object}}}}';
    expect(fieldOf(parameter)?.fields[0]?.constraints).toEqual(['as application/json']);
  });

  it('may be the whole query string', () => {
    expect(fieldOf('{name: a, in: querystring, content: {application/x-www-form-urlencoded: {}}}')).toMatchObject({
      title: 'Query string',
      fields: [{anchor: 'operation/a/querystring/a'}],
    });
  });

  it('is shown wherever it claims to be', () => {
    expect(fieldOf('{name: a, in: elsewhere}')?.title).toBe('Parameters in elsewhere');
  });

  it('may have the name of another one in another place', () => {
    const parameters = '{name: id, in: path}, {name: id, in: query}, {name: id, in: cookie}';
    const groups = buildFirst(`{operationId: a, parameters: [${parameters}], responses: {}}`)?.parameters;
    expect(groups?.flatMap(({fields}) => fields.map(({anchor}) => anchor))).toEqual([
      'operation/a/path/id',
      'operation/a/query/id',
      'operation/a/cookie/id',
    ]);
  });
});
