import {expect, it} from 'vitest';
import type {OpenApiDocument, SecurityScheme} from '../document/openApiDocument.ts';
import {type Credential, listCredentials} from './credentials.ts';
import {findOperation} from './__fixtures__/shopDocument.ts';

function list(securitySchemes: Record<string, SecurityScheme>, security: Record<string, string[]>[], own?: []): Credential[] {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: {title: 'Tasks', version: '1'},
    security,
    paths: {'/': {get: {operationId: 'getTasks', responses: {}, ...(own && {security: own})}}},
    components: {securitySchemes},
  };
  return listCredentials(document, findOperation(document, 'getTasks'));
}

it.each<[string, SecurityScheme, Credential[]]>([
  ['a key', {type: 'apiKey', in: 'header', name: 'X-Key'}, [{kind: 'header', name: 'X-Key', value: 'YOUR_API_KEY'}]],
  ['a token', {type: 'http', scheme: 'Bearer'}, [{kind: 'header', name: 'Authorization', value: 'Bearer YOUR_TOKEN'}]],
  ['OpenID Connect', {type: 'openIdConnect'}, [{kind: 'header', name: 'Authorization', value: 'Bearer YOUR_ACCESS_TOKEN'}]],
  [
    'another scheme',
    {type: 'http', scheme: 'digest'},
    [{kind: 'header', name: 'Authorization', value: 'digest YOUR_CREDENTIALS'}],
  ],
  ['a certificate, which is no part of the request', {type: 'mutualTLS'}, []],
])('has a placeholder for %s', (_, scheme, credentials) => {
  expect(list({main: scheme}, [{main: []}])).toEqual(credentials);
});

const two: Record<string, SecurityScheme> = {
  id: {type: 'apiKey', in: 'query', name: 'id'},
  key: {type: 'apiKey', in: 'cookie', name: 'key'},
};

it('takes all that are needed together, and the first alternative', () => {
  expect(list(two, [{id: [], key: []}, {id: []}]).map(({kind}) => kind)).toEqual(['query', 'cookie']);
});

it('has none where the operation needs none, or names one that isn’t described', () => {
  expect(list(two, [{id: []}], [])).toEqual([]);
  expect(list(two, [{constructor: []}])).toEqual([]);
});
