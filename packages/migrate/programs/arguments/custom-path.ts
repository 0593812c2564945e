// differs: `customRequest` is now
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const name = index.indexName;
const settings = await client.customRequest<{hitsPerPage: number}>({method: 'GET', path: `/1/indexes/${name}/settings`});
console.log(settings.hitsPerPage);
const path = '/1/indexes/films/query';
const found = await client.customRequest<{nbHits: number}>({method: 'POST', path, data: {query: 'dune'}}, {headers: {'X-Forwarded-For': '192.0.2.1'}});
console.log(found.nbHits);
const request = {method: 'GET' as const, path: '1/indexes/films/dune'};
console.log((await client.customRequest<{title: string}>(request)).title);
