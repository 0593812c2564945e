import {describe, expect, it} from 'vitest';
import {buildRequest, createTestApi, documents, inert} from '../__fixtures__/createTestApi.ts';
import {createMockApi} from '../createMockApi.ts';
import {buildApis} from './apis.ts';
import {Refusal} from './refusal.ts';
import {createRouter} from './router.ts';

const route = createRouter(buildApis(documents, inert));

function find(line: string): {id: string; path: Record<string, string>} {
  const [method = '', pathname = ''] = line.split(' ');
  const {operation, path} = route(method, pathname);
  return {id: operation.operationId, path};
}

function refuse(line: string): Refusal {
  try {
    find(line);
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error(`${line} was not refused`);
}

describe('createRouter', () => {
  it('finds an operation by method and path', () => {
    expect(find('GET /search/1/indexes/films/dune')).toEqual({id: 'getObject', path: {indexName: 'films', objectID: 'dune'}});
    expect(find('PUT /search/1/indexes/films/dune').id).toBe('addOrUpdateObject');
  });

  it('prefers a literal segment to a parameter', () => {
    expect(find('GET /analytics/2/filters/noResults').id).toBe('getTopFiltersNoResults');
    expect(find('GET /analytics/2/filters/brand')).toEqual({id: 'getTopFilterForAttribute', path: {attribute: 'brand'}});
    expect(find('POST /search/1/indexes/*/batch').id).toBe('multipleBatch');
    expect(find('GET /search/1/clusters/mapping/top').id).toBe('getTopUserIds');
  });

  it('reads a record whose ID is the name of an action, because only its method has that action', () => {
    expect(find('GET /search/1/indexes/films/batch')).toEqual({id: 'getObject', path: {indexName: 'films', objectID: 'batch'}});
  });

  it('decodes parameters, also those with a slash', () => {
    expect(find('GET /search/1/indexes/my%20films/a%2Fb%25').path).toEqual({indexName: 'my films', objectID: 'a/b%'});
  });

  it('keeps APIs apart by their prefix', () => {
    expect(find('GET /search/1/security/sources').id).toBe('getSources');
    expect(find('GET /ingestion/1/sources').id).toBe('getSources');
    expect(find('GET /ingestion/1/tasks/x').id).toBe('getTask');
  });

  it('gives paths without an operation to the generic call', () => {
    expect(find('DELETE /insights/1/my-endpoint/a%20b')).toEqual({id: 'del', path: {path: '/my-endpoint/a b'}});
  });

  it('names the APIs when the prefix is unknown', () => {
    const {status, message} = refuse('GET /serach/1/indexes');
    expect(status).toBe(404);
    const names = Object.keys(documents);
    expect(message).toBe(
      `There is no API "serach" here. A path starts with the name of its API, for example /${names[0]}/1/…. APIs: ${names.join(', ')}.`,
    );
  });

  it('names near paths when the path is unknown', () => {
    const {status, message} = refuse('GET /abtesting/2/abtest');
    expect(status).toBe(404);
    expect(message).toMatchInlineSnapshot(
      `"A/B Testing API has no path /2/abtest. Nearest paths: /2/abtests, /2/abtests/{id}, /2/abtests/{id}/stop."`,
    );
  });

  it('refuses a wrong method and says which ones there are', () => {
    const {status, message, headers} = refuse('PATCH /search/1/indexes/films/settings');
    expect({status, message, headers}).toMatchInlineSnapshot(`
      {
        "headers": {
          "allow": "GET, PUT, DELETE",
        },
        "message": "/1/indexes/{indexName}/settings does not take PATCH. It takes: GET, PUT, DELETE.",
        "status": 405,
      }
    `);
    expect(refuse('POST /abtesting/2/abtests/1').status).toBe(405);
    expect(refuse('POST /search/1/indexes/films/rules/x').status).toBe(405);
  });

  it('refuses an empty parameter and broken encoding', () => {
    expect(refuse('GET /analytics/2/filters/').status).toBe(404);
    expect(refuse('GET /search/1/indexes/films/%E0%A4%A').status).toBe(400);
  });
});

describe('generic calls', () => {
  it('refuse an unknown path of an API that has no handlers', async () => {
    const {insights} = documents;
    if (!insights) throw new Error('There is no spec of the Insights API.');
    const api = createMockApi({reviews: insights});
    expect((await api(buildRequest('GET /reviews/1/my-endpoint'))).status).toBe(200);
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const response = await api(buildRequest(`${method} /reviews/1/products`));
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({message: expect.stringMatching(/has the path \/1\/products/) as string});
    }
  });

  it('answer the made-up endpoint of the reference only', async () => {
    const {call} = createTestApi();
    expect(await call('GET /search/1/my-endpoint')).toMatchObject({status: 200, body: {name: 'A resource'}});
    expect(await call('DELETE /search/1/my-endpoint')).toMatchObject({
      status: 200,
      body: {deletedAt: expect.any(String) as string},
    });
    const {status, body} = await call('GET /search/1/indices');
    expect(status).toBe(404);
    expect(body.message).toBe('No operation of this API has the path /1/indices. The mock has only the endpoints in the spec.');
  });
});
