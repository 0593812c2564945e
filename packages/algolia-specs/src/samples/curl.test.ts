import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {readSamples} from './__fixtures__/exampleSamples.ts';
import {oddBodies, otherBodies} from './__fixtures__/oddBodies.ts';

/** What the shell passes to curl. */
function runInShell(command: string): string[] {
  const fake = `curl() { printf '%s\\0' "$@"; }\n`;
  return execFileSync('bash', ['-c', fake + command], {encoding: 'utf8'})
    .split('\0')
    .slice(0, -1);
}

it.each([...oddBodies, ...otherBodies])('sends a body with %s as it is', (_, body) => {
  const {curl = ''} = readSamples('search', 'saveObject', {path: {indexName: 'films'}, body});
  const [flag, sent = ''] = runInShell(curl).slice(-2);
  expect(flag).toBe('-d');
  expect(JSON.stringify(JSON.parse(sent))).toBe(JSON.stringify(body));
});

describe('the address', () => {
  const addressOf = (...request: Parameters<typeof readSamples>): string | undefined => {
    const {curl = ''} = readSamples(...request);
    return runInShell(curl).find((argument) => argument.startsWith('https:'));
  };

  it.each([
    ['search', 'getSettings', 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/films/settings'],
    ['search', 'searchSingleIndex', 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/films/query'],
    ['search', 'browse', 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/films/browse'],
    ['search', 'saveObject', 'https://YOUR_APP_ID.algolia.net/1/indexes/films'],
    ['recommend', 'getRecommendations', 'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/*/recommendations'],
    ['recommend', 'del', 'https://YOUR_APP_ID.algolia.net/1/my-endpoint?force=true'],
    ['insights', 'pushEvents', 'https://insights.us.algolia.io/1/events'],
    ['predict', 'getModelInstances', 'https://predict.eu.algolia.com/1/predict/models'],
  ])('of %s %s has the host for reads or for writes', (api, operationId, address) => {
    expect(addressOf(api, operationId)).toBe(address);
  });

  it('holds parameters in encoded form', () => {
    const path = {indexName: "a/b c?'", objectID: '🎬\ud800'};
    expect(addressOf('search', 'getObject', {path, query: {attributesToRetrieve: ['title', 'a&b'], page: undefined}})).toBe(
      "https://YOUR_APP_ID-dsn.algolia.net/1/indexes/a%2Fb%20c%3F'/%F0%9F%8E%AC%EF%BF%BD?attributesToRetrieve=title%2Ca%26b",
    );
  });

  it('keeps the slashes of a generic path, and has its parameters one by one', () => {
    const request = {path: {path: '/indexes/my films'}, query: {parameters: {page: 0, type: 'a b'}}};
    expect(addressOf('search', 'get', request)).toBe(
      'https://YOUR_APP_ID-dsn.algolia.net/1/indexes/my%20films?page=0&type=a%20b',
    );
  });

  it('repeats a list where the spec says so', () => {
    const request = {path: {runID: '1'}, query: {status: ['failed', 'retried']}};
    expect(addressOf('ingestion', 'getEvents', request)).toContain('?status=failed&status=retried');
  });

  it('shows the name of a parameter that has no value', () => {
    expect(addressOf('search', 'getObject', {path: {indexName: 'films'}})).toContain('/1/indexes/films/{objectID}');
  });
});

it('sends headers, with the type of the body only where there is one', () => {
  const headers = {'X-Algolia-User-ID': "it's me"};
  const {curl: withBody = ''} = readSamples('search', 'assignUserId', {headers, body: {cluster: 'c1'}});
  const {curl: without = ''} = readSamples('search', 'getTopUserIds');
  expect(runInShell(withBody)).toMatchInlineSnapshot(`
    [
      "-X",
      "POST",
      "https://YOUR_APP_ID.algolia.net/1/clusters/mapping",
      "-H",
      "x-algolia-application-id: YOUR_APP_ID",
      "-H",
      "x-algolia-api-key: YOUR_API_KEY",
      "-H",
      "X-Algolia-User-ID: it's me",
      "-H",
      "content-type: application/json",
      "-d",
      "{"cluster": "c1"}",
    ]
  `);
  expect(runInShell(without)).toMatchInlineSnapshot(`
    [
      "https://YOUR_APP_ID-dsn.algolia.net/1/clusters/mapping/top",
      "-H",
      "x-algolia-application-id: YOUR_APP_ID",
      "-H",
      "x-algolia-api-key: YOUR_API_KEY",
    ]
  `);
});
