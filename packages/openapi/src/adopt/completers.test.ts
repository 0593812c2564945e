import {describe, expect, it} from 'vitest';
import {adoptDocument} from './adoptDocument.ts';

const info = {title: 'A', version: '1'};

function adopt(document: object, openapi = '3.0.2') {
  const {document: read, warnings} = adoptDocument({openapi, info, ...document});
  return {read, warnings: warnings.map(({pointer, message}) => `${pointer} ${message}`)};
}

describe('a parameter', () => {
  const adoptParameter = (parameter: object) => {
    const {read, warnings} = adopt({paths: {'/a': {get: {parameters: [parameter], responses: {}}}}});
    return {parameter: read.paths['/a']?.get?.parameters?.[0], warnings};
  };

  it('of a path is required, whatever it says', () => {
    const {parameter, warnings} = adoptParameter({name: 'id', in: 'path', required: false});
    expect(parameter).toEqual({name: 'id', in: 'path', required: true});
    expect(warnings).toEqual([expect.stringContaining('/paths/~1a/get/parameters/0/required A parameter of a path has to be')]);
  });

  it('has a schema where it is written as in Swagger 2.0', () => {
    const {parameter, warnings} = adoptParameter({name: 'a', in: 'query', type: 'integer', maximum: 9, description: 'It.'});
    expect(parameter).toEqual({name: 'a', in: 'query', description: 'It.', schema: {type: 'integer', maximum: 9}});
    expect(warnings).toHaveLength(1);
  });

  it('is in the place that is meant', () => {
    expect(adoptParameter({name: 'a', in: 'Query'}).parameter).toEqual({name: 'a', in: 'query'});
  });

  it.each([{in: 'body', name: 'a'}, {in: 'query'}, {$ref: '#/components/parameters/Nope'}, {$ref: '#/info'}])(
    'is left out if nobody could send it: %j',
    (parameter) => {
      expect(adoptParameter(parameter).parameter).toBeUndefined();
    },
  );

  it('has fields with values that they can have', () => {
    const odd = {required: 'yes', deprecated: 1, explode: 'a', style: 7, description: [], schema: 'a', content: [], examples: 3};
    expect(adoptParameter({name: 'a', in: 'query', ...odd}).parameter).toEqual({name: 'a', in: 'query', examples: {}});
  });
});

it('needs no responses from version 3.1 on, and no description of them from 3.2 on', () => {
  const bare = {paths: {'/a': {get: {}}}};
  expect(adopt(bare).warnings).toEqual(['/paths/~1a/get/responses The operation has no responses.']);
  expect(adopt(bare, '3.1.0').warnings).toEqual([]);
  const undescribed = {paths: {'/a': {get: {responses: {200: {}}}}}};
  expect(adopt(undescribed, '3.1.0').warnings).toEqual([
    '/paths/~1a/get/responses/200/description The response has no description.',
  ]);
  expect(adopt(undescribed, '3.2.0').warnings).toEqual([]);
});

it('leaves out what is not of the kind that it should be', () => {
  const {read} = adopt({
    externalDocs: {description: 'No address.'},
    tags: [{name: 'a', externalDocs: 3}, 'b'],
    security: [{key: 'read', other: ['a', 7]}, 'key'],
    paths: {
      '/a': {
        get: {
          deprecated: 'yes',
          callbacks: {a: 1},
          servers: [{}],
          externalDocs: {},
          responses: {200: {headers: {a: 1}, links: 2}},
        },
      },
    },
    components: {securitySchemes: {a: {}, b: {type: 'http', scheme: 3}}},
  });
  expect(read).toMatchObject({tags: [{name: 'a'}], security: [{key: [], other: ['a']}]});
  expect(read).not.toHaveProperty('externalDocs');
  expect(read.tags).toEqual([{name: 'a'}]);
  expect(read.paths['/a']?.get).toEqual({operationId: 'get-a', callbacks: {}, servers: [], responses: {200: {headers: {}}}});
  expect(read.components?.securitySchemes).toEqual({b: {type: 'http'}});
});

it('reads numbers and flags of schemas that are in quotes', () => {
  const {read, warnings} = adopt({
    components: {schemas: {A: {minimum: '1', maxLength: '2', deprecated: 'true', readOnly: 'no'}}},
  });
  expect(read.components?.schemas?.A).toEqual({minimum: 1, maxLength: 2, deprecated: true});
  expect(warnings).toContain("/components/schemas/A/minimum minimum has a value that it can't have. It's read as 1.");
  expect(warnings).toContain("/components/schemas/A/readOnly readOnly has a value that it can't have. It's left out.");
});
