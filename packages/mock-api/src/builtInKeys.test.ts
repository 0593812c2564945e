import {expect, it} from 'vitest';
import {buildBuiltInKeys, defaultCredentials} from './builtInKeys.ts';
import {createTestApi, documents} from './__fixtures__/createTestApi.ts';

it('gives the admin key every right that a key can be given, and shows them', async () => {
  const {adminKey} = defaultCredentials;
  const {body} = await createTestApi().call(`GET /search/1/keys/${adminKey}`);
  const rights: unknown[] = documents.search?.components?.schemas?.acl?.enum ?? [];
  expect(rights).toContain('search');
  expect(body.acl).toEqual([...rights].sort());
});

it('gives the admin key a right that only an operation names', () => {
  const responses = {};
  const paths = {'/a': {get: {operationId: 'a', 'x-acl': ['dance'], responses}}};
  const [admin] = buildBuiltInKeys({api: {openapi: '3.1.0', info: {title: '', version: ''}, paths}}, defaultCredentials);
  expect(admin?.acl).toEqual(['admin', 'dance']);
});
