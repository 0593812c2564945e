// region setup
import {algoliasearch} from 'algoliasearch';

// The admin API key: it creates the parent key. Server only.
const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region data
const settings = await client.setSettings({
  indexName: 'invoices',
  indexSettings: {attributesForFaceting: ['filterOnly(tenant)']},
});
await client.waitForTask({indexName: 'invoices', taskID: settings.taskID});

await client.saveObjects({
  indexName: 'invoices',
  objects: [
    {objectID: '1', tenant: 'acme', title: 'Anvils'},
    {objectID: '2', tenant: 'acme', title: 'Rockets'},
    {objectID: '3', tenant: 'globex', title: 'Lasers'},
  ],
  waitForTasks: true,
});
// endregion

// region parent
const {key: parentApiKey} = await client.addApiKey({
  acl: ['search'],
  indexes: ['invoices'],
  description: 'Parent of the tenant keys',
});
await client.waitForApiKey({operation: 'add', key: parentApiKey});
// endregion

// region generate
const oneHour = 60 * 60;

function createTenantKey(tenant: string, userToken: string): string {
  return client.generateSecuredApiKey({
    parentApiKey,
    restrictions: {
      filters: `tenant:"${tenant}"`,
      restrictIndices: ['invoices'],
      validUntil: Math.floor(Date.now() / 1000) + oneHour,
      userToken,
    },
  });
}
// endregion

// region search
import {liteClient} from 'algoliasearch/lite';

type Invoice = {title: string};

const browser = liteClient('YOUR_APP_ID', createTenantKey('acme', 'user-1'));
const {results} = await browser.searchForHits<Invoice>({
  requests: [{indexName: 'invoices', query: ''}],
});
console.log(results[0]?.hits.map((invoice) => invoice.title));
// endregion

// region widen
const widened = await browser.searchForHits<Invoice>({
  requests: [{indexName: 'invoices', filters: 'tenant:globex'}],
});
console.log(widened.results[0]?.nbHits, 'invoices of globex');
// endregion

// region lists
function readRestrictions(securedApiKey: string): string {
  const text = Buffer.from(securedApiKey, 'base64').toString();
  return decodeURIComponent(text.slice(64)); // The first 64 characters are the signature.
}

const lists = client.generateSecuredApiKey({
  parentApiKey,
  restrictions: {
    filters: '(tenant:acme OR tenant:globex) AND year:2026',
    restrictIndices: ['invoices', 'invoices_archive'],
    searchParams: {attributesToRetrieve: ['title']},
  },
});
console.log(readRestrictions(lists));
// endregion

// region nested
const flattened = client.generateSecuredApiKey({
  parentApiKey,
  restrictions: {
    searchParams: {facetFilters: [['tenant:acme', 'tenant:globex'], 'year:2026']},
  },
});
console.log(readRestrictions(flattened));
// endregion

// region override
const overridden = client.generateSecuredApiKey({
  parentApiKey,
  restrictions: {filters: 'tenant:acme', searchParams: {filters: 'year:2026'}},
});
console.log(readRestrictions(overridden));
// endregion

// region refresh
browser.setClientApiKey({apiKey: createTenantKey('globex', 'user-2')});
const others = await browser.searchForHits<Invoice>({
  requests: [{indexName: 'invoices', query: ''}],
});
console.log(others.results[0]?.hits.map((invoice) => invoice.title));
// endregion

// region validity
const seconds = client.getSecuredApiKeyRemainingValidity({
  securedApiKey: createTenantKey('acme', 'user-1'),
});
console.log(Math.round(seconds / 60), 'minutes left');
// endregion

// region no-expiry
const endless = client.generateSecuredApiKey({
  parentApiKey,
  restrictions: {filters: 'tenant:acme'},
});
try {
  client.getSecuredApiKeyRemainingValidity({securedApiKey: endless});
} catch (error) {
  console.log((error as Error).message);
}
// endregion

// region revoke
import {ApiError} from '@algolia/client-common';

await client.deleteApiKey({key: parentApiKey});
await client.waitForApiKey({operation: 'delete', key: parentApiKey});

try {
  await browser.searchForHits({requests: [{indexName: 'invoices'}]});
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.log('Rejected');
}
// endregion

// region decode
console.log(readRestrictions(endless));
// endregion
