import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const {key} = await client
    .addApiKey(['search', 'browse'], {
        description: 'Film page',
        indexes: ['films*'],
        maxHitsPerQuery: 2,
        queryParameters: 'filters=year%3E2000',
    })
    .wait();
const visitor = algoliasearch('YOUR_APP_ID', key);
console.log((await visitor.initIndex('films').search('')).hits.map((hit) => hit.objectID));

await client.addApiKey(['search']).wait();
const {keys} = await client.listApiKeys();
console.log(keys.filter((one) => one.acl.length === 1 && one.acl[0] === 'search').length);
