import {describe, expect, it} from 'vitest';
import {dropHosts, fitPath, readPath} from './paths.ts';

describe('readPath', () => {
  it('reads paths with and without method and slash', () => {
    expect(readPath('/2/abtests')).toEqual({method: null, segments: ['2', 'abtests']});
    expect(readPath('post /1/events')).toEqual({method: 'POST', segments: ['1', 'events']});
    expect(readPath('clusters/mapping')).toEqual({method: null, segments: ['clusters', 'mapping']});
    expect(readPath('/1/keys?page=1')).toEqual({method: null, segments: ['1', 'keys']});
  });

  it('finds none in words', () => {
    expect(readPath('delete a key')).toBeNull();
    expect(readPath('/')).toBeNull();
  });
});

it.each([
  ['https://x-dsn.algolia.net/1/keys?page=1', '/1/keys?page=1'],
  ['GET data.us.algolia.com/1/runs', 'GET /1/runs'],
  ['{appId}.algolia.net:443/1/keys', '/1/keys'],
  ['http://localhost:4010/1/keys fails', '/1/keys fails'],
  ['algolia.net timeout and/or retry', 'algolia.net timeout and/or retry'],
])('leaves the path of an address: %s', (query, path) => {
  expect(dropHosts(query)).toBe(path);
});

it('fits the whole path best, then its beginning, then a part', () => {
  const fit = (query: string, address: string) => {
    const [method = '', path = ''] = address.split(' ');
    return fitPath(readPath(query) ?? {method: null, segments: []}, {method, path});
  };
  const whole = fit('/1/keys', 'GET /1/keys');
  const pasted = fit('/1/indexes/films/settings', 'GET /1/indexes/{indexName}/settings');
  const beginning = fit('/1/keys', 'GET /1/keys/{key}');
  const part = fit('mapping/pending', 'GET /1/clusters/mapping/pending');
  expect(whole).toBeGreaterThan(pasted);
  expect(pasted).toBeGreaterThan(beginning);
  expect(beginning).toBeGreaterThan(part);
  expect(fit('POST /1/keys', 'POST /1/keys')).toBeGreaterThan(fit('POST /1/keys', 'GET /1/keys'));
  expect(fit('/1/keys', 'GET /1/logs')).toBe(0);
});
