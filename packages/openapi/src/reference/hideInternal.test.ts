import {expect, it} from 'vitest';
import {readDocument} from './__fixtures__/yaml.ts';
import {buildReference} from './buildReference.ts';
import {hideInternal} from './hideInternal.ts';

it('hides operations, paths, parameters, fields and schemas that are internal, and references to them', () => {
  const reference = buildReference(
    'tasks',
    readDocument(`
      paths:
        /shown:
          get:
            operationId: shown
            parameters: [{name: own, in: query, x-internal: true}, {$ref: '#/components/parameters/Hidden'}, {name: page, in: query}]
            requestBody:
              content:
                application/json:
                  schema: {properties: {a: {type: string}, b: {x-internal: true}, c: {$ref: '#/components/schemas/Hidden'}}}
            responses: {}
          post: {operationId: internal, x-internal: true, responses: {}}
        /internal: {x-internal: true, get: {operationId: alsoInternal, responses: {}}}
      components:
        parameters: {Hidden: {name: hidden, in: query, x-internal: true}}
        schemas: {Hidden: {x-internal: true, properties: {secret: {}}}, Shown: {x-internal: false, properties: {open: {}}}}
    `),
  );
  expect(reference.groups.flatMap(({operations}) => operations)).toMatchObject([
    {
      id: 'shown',
      parameters: [{fields: [{name: 'page'}]}],
      body: {mediaTypes: [{schema: {inner: [{fields: [{name: 'a'}]}]}}]},
    },
  ]);
  expect(reference.schemas.map(({name}) => name)).toEqual(['Shown']);
});

it('keeps values that only look internal', () => {
  const document = readDocument(`
    components:
      schemas:
        Task: {properties: {example: {type: object, x-internal: true}, value: {default: {a: {x-internal: true}}}}, example: {a: {x-internal: true}}}
  `);
  expect(hideInternal(document).components?.schemas).toEqual({
    Task: {properties: {value: {default: {a: {'x-internal': true}}}}, example: {a: {'x-internal': true}}},
  });
});

it('returns a document without anything internal as it is', () => {
  const document = readDocument('paths: {/: {get: {operationId: a, responses: {}}}}');
  expect(hideInternal(document)).toBe(document);
});
