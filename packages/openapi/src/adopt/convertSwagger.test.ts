import {describe, expect, it} from 'vitest';
import {adoptDocument} from './adoptDocument.ts';
import {convertSwagger} from './convertSwagger.ts';

function convert(swagger: object) {
  return convertSwagger({swagger: '2.0', info: {title: 'Pets', version: '1'}, paths: {}, ...swagger}).document;
}

/** The only operation of a document, as it's converted. */
function convertOperation(operation: object, swagger: object = {}, item: object = {}) {
  const {paths} = convert({paths: {'/pets': {...item, post: operation}}, ...swagger});
  return (paths as Record<string, Record<string, Record<string, unknown>>>)['/pets']?.post;
}

const body = {in: 'body', name: 'pet', description: 'The pet.', required: true, schema: {$ref: '#/definitions/Pet'}};
const schema = {$ref: '#/components/schemas/Pet'};
const csv = {type: 'array', items: {type: 'string'}};

describe('the address of an API', () => {
  it.each([
    [
      'a server per scheme',
      {host: 'a.org', basePath: '/v1', schemes: ['https', 'http']},
      ['https://a.org/v1', 'http://a.org/v1'],
    ],
    ['HTTPS without a scheme', {host: 'a.org'}, ['https://a.org']],
    ['no slash at the end', {host: 'a.org', basePath: '/'}, ['https://a.org']],
    ['a slash before the path', {host: 'a.org', basePath: 'v1'}, ['https://a.org/v1']],
    ['one scheme where the host has another', {host: 'http://a.org/', schemes: ['https']}, ['https://a.org']],
    ['a path without a host', {basePath: '/v1'}, ['/v1']],
  ])('has %s', (_, swagger, urls) => {
    expect(convert(swagger).servers).toEqual(urls.map((url) => ({url})));
  });

  it('is left out where nothing is said', () => {
    expect(convert({schemes: ['https']})).not.toHaveProperty('servers');
  });

  it('is another one for an operation with schemes of its own', () => {
    expect(convertOperation({schemes: ['wss']}, {host: 'a.org'})?.servers).toEqual([{url: 'wss://a.org'}]);
  });
});

describe('a body', () => {
  const content = {'application/json': {schema}};

  it('is what the parameter in the body was', () => {
    expect(convertOperation({parameters: [body]})).toEqual({
      parameters: [],
      requestBody: {description: 'The pet.', required: true, content},
    });
  });

  it.each([
    ['its operation', {consumes: ['text/plain']}, {consumes: ['a/b']}],
    ['the document', {}, {consumes: ['text/plain']}],
  ])('has the media types of %s', (_, operation, swagger) => {
    const converted = convertOperation({parameters: [body], ...operation}, swagger);
    expect(converted?.requestBody).toMatchObject({content: {'text/plain': {schema}}});
  });

  it('is found behind a reference', () => {
    const operation = {parameters: [{$ref: '#/parameters/Pet'}]};
    expect(convertOperation(operation, {parameters: {Pet: body}})?.requestBody).toMatchObject({content});
    expect(convert({parameters: {Pet: body}}).components).toMatchObject({parameters: {}});
  });

  it('comes from the path, unless the operation has its own', () => {
    const item = {parameters: [{...body, description: 'Of the path.'}]};
    expect(convertOperation({}, {}, item)?.requestBody).toMatchObject({description: 'Of the path.'});
    expect(convertOperation({parameters: [body]}, {}, item)?.requestBody).toMatchObject({description: 'The pet.'});
  });

  it('has its examples', () => {
    const parameters = [{...body, 'x-examples': {'application/json': {name: 'Rex'}}}];
    expect(convertOperation({parameters})?.requestBody).toMatchObject({content: {'application/json': {example: {name: 'Rex'}}}});
  });
});

describe('a form', () => {
  const name = {in: 'formData', name: 'name', type: 'string', description: 'Its name.', required: true, maxLength: 9};
  const photo = {in: 'formData', name: 'photo', type: 'file'};
  const tags = {in: 'formData', name: 'tags', ...csv, collectionFormat: 'multi'};

  it('has a field per parameter', () => {
    expect(convertOperation({parameters: [name, tags]})?.requestBody).toEqual({
      required: true,
      content: {
        'application/x-www-form-urlencoded': {
          schema: {
            type: 'object',
            properties: {name: {type: 'string', description: 'Its name.', maxLength: 9}, tags: csv},
            required: ['name'],
          },
          encoding: {tags: {style: 'form', explode: true}},
        },
      },
    });
  });

  it.each([
    ['parts for files', [photo], [], ['multipart/form-data']],
    ['what the operation says', [name], ['multipart/form-data', 'application/json'], ['multipart/form-data']],
    ['what fits where the operation says something else', [name], ['application/json'], ['application/x-www-form-urlencoded']],
  ])('is sent as %s', (_, parameters, consumes, types) => {
    const {content} = convertOperation({parameters, consumes})?.requestBody as {content: object};
    expect(Object.keys(content)).toEqual(types);
  });

  it('has fields behind references, and of the path', () => {
    const operation = {parameters: [{$ref: '#/parameters/photo'}]};
    const converted = convertOperation(operation, {parameters: {photo}}, {parameters: [name]});
    expect(converted?.requestBody).toMatchObject({
      content: {'multipart/form-data': {schema: {properties: {name: {}, photo: {}}}}},
    });
  });
});

describe('a parameter', () => {
  it('has its type in a schema', () => {
    const limit = {
      in: 'query',
      name: 'limit',
      description: 'How many.',
      required: true,
      type: 'integer',
      default: 9,
      maximum: 20,
      'x-own': 1,
    };
    expect(convertOperation({parameters: [limit]})?.parameters).toEqual([
      {
        in: 'query',
        name: 'limit',
        description: 'How many.',
        required: true,
        'x-own': 1,
        schema: {type: 'integer', default: 9, maximum: 20},
      },
    ]);
  });

  it.each([
    [undefined, {style: 'form', explode: false}],
    ['csv', {style: 'form', explode: false}],
    ['multi', {style: 'form', explode: true}],
    ['ssv', {style: 'spaceDelimited', explode: false}],
    ['pipes', {style: 'pipeDelimited', explode: false}],
    ['tsv', {}],
  ])('is sent as its format says: %s', (collectionFormat, style) => {
    const parameter = {in: 'query', name: 'tags', ...csv, ...(collectionFormat && {collectionFormat})};
    expect(convertOperation({parameters: [parameter]})?.parameters).toEqual([{in: 'query', name: 'tags', ...style, schema: csv}]);
  });

  it('is sent with commas in a path or a header, which needs no word', () => {
    const parameter = {in: 'header', name: 'tags', ...csv, collectionFormat: 'csv'};
    expect(convertOperation({parameters: [parameter]})?.parameters).toEqual([{in: 'header', name: 'tags', schema: csv}]);
  });

  it('stays a reference, to where the others are', () => {
    const parameters = {Limit: {in: 'query', name: 'limit', type: 'integer'}};
    expect(convertOperation({parameters: [{$ref: '#/parameters/Limit'}]}, {parameters})?.parameters).toEqual([
      {$ref: '#/components/parameters/Limit'},
    ]);
  });
});

describe('a response', () => {
  const convertResponse = (response: object, swagger: object = {}) =>
    (convertOperation({responses: {200: response}}, swagger)?.responses as Record<string, unknown>)['200'];

  it('has its schema and examples by media type', () => {
    const response = {description: 'A pet.', schema: {$ref: '#/definitions/Pet'}, examples: {'application/xml': '<pet/>'}};
    expect(convertResponse(response, {produces: ['application/json', 'application/xml']})).toEqual({
      description: 'A pet.',
      content: {'application/json': {schema}, 'application/xml': {schema, example: '<pet/>'}},
    });
  });

  it('is a file where it says so', () => {
    expect(convertResponse({description: 'A file.', schema: {type: 'file'}})).toMatchObject({
      content: {'application/octet-stream': {schema: {type: 'file'}}},
    });
  });

  it('has no content where it has neither', () => {
    expect(convertResponse({description: 'Done.'}, {produces: ['application/json']})).toEqual({description: 'Done.'});
  });

  it('has headers with schemas', () => {
    expect(convertResponse({description: '', headers: {'X-Rate': {type: 'integer', description: 'How often.'}}})).toEqual({
      description: '',
      headers: {'X-Rate': {description: 'How often.', schema: {type: 'integer'}}},
    });
  });

  it('is shared where it was', () => {
    const responses = {Gone: {description: 'Gone.', schema: {type: 'string'}}};
    expect(convertResponse({$ref: '#/responses/Gone'}, {responses})).toEqual({$ref: '#/components/responses/Gone'});
    expect(convert({responses}).components).toMatchObject({
      responses: {Gone: {content: {'application/json': {schema: {type: 'string'}}}}},
    });
  });
});

describe('credentials', () => {
  it.each([
    ['a password', {type: 'basic', description: 'B.'}, {type: 'http', scheme: 'basic', description: 'B.'}],
    ['a key', {type: 'apiKey', in: 'query', name: 'key'}, {type: 'apiKey', in: 'query', name: 'key'}],
    [
      'a code',
      {type: 'oauth2', flow: 'accessCode', authorizationUrl: 'a', tokenUrl: 't', scopes: {read: 'Reads.'}},
      {type: 'oauth2', flows: {authorizationCode: {authorizationUrl: 'a', tokenUrl: 't', scopes: {read: 'Reads.'}}}},
    ],
    [
      'an application',
      {type: 'oauth2', flow: 'application', tokenUrl: 't'},
      {type: 'oauth2', flows: {clientCredentials: {tokenUrl: 't', scopes: {}}}},
    ],
  ])('are converted: %s', (_, scheme, converted) => {
    expect(convert({securityDefinitions: {it: scheme}}).components).toMatchObject({securitySchemes: {it: converted}});
  });
});

it('keeps what version 3 has, too', () => {
  const same = {tags: [{name: 'pets'}], security: [{it: []}], externalDocs: {url: 'https://a.org'}, 'x-own': 1};
  expect(convert(same)).toMatchObject(same);
});

it('renames references wherever they are, but not in examples', () => {
  const Pet = {properties: {owner: {$ref: '#/definitions/Owner'}}, example: {$ref: '#/definitions/Owner'}};
  expect(convert({definitions: {Pet}}).components).toMatchObject({
    schemas: {Pet: {properties: {owner: {$ref: '#/components/schemas/Owner'}}, example: {$ref: '#/definitions/Owner'}}},
  });
});

it('reads a document of Swagger 2.0 to the end', () => {
  const {document, warnings} = adoptDocument({
    swagger: '2.0',
    info: {title: 'Pets', version: '1'},
    paths: {
      '/pets': {
        post: {
          parameters: [{in: 'query', name: 'a', type: 'string'}, body, {in: 'query', name: 'b', type: 'int'}],
          responses: {200: {description: 'A pet.', schema: {type: 'object', properties: {id: {type: 'Integer'}}}}},
        },
      },
    },
    definitions: {
      Pet: {discriminator: 'kind', properties: {kind: {type: 'string', 'x-nullable': true}, age: {$ref: '#/definitions/Age'}}},
    },
  });
  expect(document.components?.schemas?.Pet).toEqual({
    discriminator: {propertyName: 'kind'},
    properties: {kind: {type: ['string', 'null']}, age: {}},
  });
  expect(warnings.map(({pointer}) => pointer)).toEqual([
    '/paths/~1pets/post/responses/200/schema/properties/id/type',
    '/paths/~1pets/post/parameters/2/type',
    '/definitions/Pet/properties/age/$ref',
  ]);
});

it.each([
  ['no parts', {paths: null, definitions: [], parameters: 'a', responses: 7, securityDefinitions: null, consumes: 'a', host: 3}],
  [
    'parts of other kinds',
    {paths: {'/a': {parameters: [null, 3], get: {parameters: [null, {}, {$ref: 7}], responses: {200: null}}}}},
  ],
  [
    'references in circles',
    {parameters: {A: {$ref: '#/parameters/A'}}, paths: {'/a': {get: {parameters: [{$ref: '#/parameters/A'}]}}}},
  ],
])('reads a document with %s', (_, parts) => {
  expect(adoptDocument({swagger: '2.0', ...parts}).document.openapi).toBe('3.1.0');
});
