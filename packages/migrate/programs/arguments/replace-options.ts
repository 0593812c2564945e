import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const copy = client.initIndex('films_copy');
const films = [{objectID: 'heat'}, {objectID: 'ran'}, {objectID: 'roma'}];
await copy.replaceAllObjects(films, {batchSize: 2, safe: false}).wait();
console.log((await copy.search('')).nbHits);
const {objectIDs, taskIDs} = await copy.replaceAllObjects(films.slice(1), {safe: true});
console.log(objectIDs, taskIDs.length > 0);
const options = {safe: true};
await copy.replaceAllObjects(films.slice(2), options);
console.log((await copy.search('')).nbHits);
