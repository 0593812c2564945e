import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const environment = 'by';
const replica = client.initIndex(`films_${environment}_year`);
console.log(replica.indexName, (await replica.search('', {hitsPerPage: 1})).hits.length);
const suffix = () => 'copy';
const copy = client.initIndex('films_' + suffix());
await copy.deleteObject('dune').wait();
console.log((await copy.search('')).nbHits, (await index.search('')).nbHits);
