import {listOperations} from '@docs/openapi';
import {expect, it} from 'vitest';
import {readAddress} from './hosts.ts';
import {loadDocuments} from './loadDocuments.ts';

it.each([
  ['https://YOUR_APP_ID-dsn.algolia.net/1/keys', {api: 'search', appId: 'your_app_id'}],
  ['https://OTHER_APP_ID-2.algolianet.com/1/keys', {api: 'search', appId: 'other_app_id'}],
  ['https://insights.us.algolia.io/1/events', {api: 'insights'}],
  ['https://analytics.algolia.com/2/searches', {api: 'analytics'}],
  ['https://algolia.example.com/1/keys', undefined],
  ['https://notalgolia.net/', undefined],
])('reads %s', (address, expected) => {
  expect(readAddress(new URL(address))).toEqual(expected);
});

it('finds the API of every operation by its address', async () => {
  for (const [api, document] of Object.entries(await loadDocuments())) {
    const [server] = document.servers ?? [];
    const host = server?.url.replace('{appId}', 'app').replace('{region}', 'us') ?? '';
    for (const {path} of listOperations(document)) {
      // Requests to any path are the same in every API.
      if (path === '/1{path}') continue;
      expect(readAddress(new URL(host + path)), `${api} ${path}`).toHaveProperty('api', api);
    }
  }
});
