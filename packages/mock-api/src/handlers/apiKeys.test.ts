import {describe, expect, it} from 'vitest';
import {defaultCredentials} from '../builtInKeys.ts';
import {createTestApi} from '../__fixtures__/createTestApi.ts';

const known = '0123456789abcdef0123456789abcdef';

describe('API keys', () => {
  it('take a moment to appear, then work with their own rights', async () => {
    const {call, wait} = createTestApi();
    const {body} = await call('POST /search/1/keys', {body: {acl: ['search'], description: 'x'}});
    const key = String(body.key);
    expect((await call(`GET /search/1/keys/${key}`)).status).toBe(404);
    expect((await call('GET /search/1/indexes/films/dune', {key})).status).toBe(403);
    wait(200);
    expect((await call(`GET /search/1/keys/${key}`)).body).toEqual({
      value: key,
      createdAt: 1714564800,
      acl: ['search'],
      description: 'x',
      validity: 0,
    });
    expect((await call('GET /search/1/indexes/films/dune', {key})).status).toBe(200);
  });

  it('take a moment to change, and lose what is left out', async () => {
    const {call, wait} = createTestApi();
    await call(`PUT /search/1/keys/${known}`, {body: {acl: ['browse']}});
    expect((await call(`GET /search/1/keys/${known}`)).body).toMatchObject({acl: ['search']});
    wait(200);
    const {body} = await call(`GET /search/1/keys/${known}`);
    expect(body).toMatchObject({acl: ['browse']});
    expect(body).not.toHaveProperty('description');
  });

  it('take a moment to vanish, and come back without an end', async () => {
    const {call, wait} = createTestApi();
    await call(`PUT /search/1/keys/${known}`, {body: {acl: ['search'], validity: 9_000_000_000}});
    await call(`DELETE /search/1/keys/${known}`);
    expect((await call(`GET /search/1/keys/${known}`)).status).toBe(200);
    wait(200);
    expect((await call(`GET /search/1/keys/${known}`)).body).toEqual({message: 'Key does not exist', status: 404});
    await call(`POST /search/1/keys/${known}/restore`);
    expect((await call(`GET /search/1/keys/${known}`)).status).toBe(404);
    wait(200);
    expect((await call(`GET /search/1/keys/${known}`)).body).toMatchObject({acl: ['search'], validity: 0});
  });

  it('are not restored when they were never deleted', async () => {
    const {call} = createTestApi();
    expect((await call(`POST /search/1/keys/${known}/restore`)).status).toBe(404);
    expect((await call('POST /search/1/keys/unknown/restore')).status).toBe(404);
  });

  it('may read themselves, and no others', async () => {
    const {call} = createTestApi();
    const key = defaultCredentials.searchKey;
    expect((await call(`GET /search/1/keys/${key}`, {key})).body).toMatchObject({acl: ['search']});
    expect((await call(`GET /search/1/keys/${known}`, {key})).status).toBe(403);
  });

  it('are listed without the built-in ones', async () => {
    const {body} = await createTestApi().call('GET /search/1/keys');
    expect(body.keys).toEqual([expect.objectContaining({value: known})]);
  });
});
