// region setup
import {algoliasearch} from 'algoliasearch';
import type {ApiKey} from '@algolia/client-search';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region add
const apiKey: ApiKey = {
  acl: ['search'],
  description: 'Search key of the film site',
  indexes: ['films'],
};
const {key} = await client.addApiKey(apiKey);

await client.waitForApiKey({operation: 'add', key});
console.log('The key is ready.');
// endregion
const film = await algoliasearch('YOUR_APP_ID', key).getObject({
  indexName: 'films',
  objectID: 'dune',
});
console.log(film.objectID, 'was read with the new key');

// region update
// This replaces the key: fields you leave out are reset to their default.
const changed: ApiKey = {...apiKey, acl: ['search', 'browse']};
await client.updateApiKey({key, apiKey: changed});

await client.waitForApiKey({operation: 'update', key, apiKey: changed});
console.log((await client.getApiKey({key})).acl);
// endregion

// region delete
await client.deleteApiKey({key});

await client.waitForApiKey({operation: 'delete', key});
console.log('The key is gone.');
// endregion

// region check
const added = await client.addApiKey(apiKey);
await client.waitForApiKey({operation: 'add', key: added.key});

// Throws if the wait ended because of an error.
const stored = await client.getApiKey({key: added.key});
console.log(stored.acl);
// endregion

// region tries
await client.updateApiKey({key: added.key, apiKey: changed});
await client.waitForApiKey({
  operation: 'update',
  key: added.key,
  apiKey: changed,
  maxRetries: 100,
  timeout: () => 500, // milliseconds until the next retry
});
// endregion
