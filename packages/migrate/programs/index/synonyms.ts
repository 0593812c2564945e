import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const {hits, nbHits} = await index.searchSynonyms('movie', {type: 'synonym', page: 0, hitsPerPage: 10});
console.log(nbHits, hits);
console.log((await index.getSynonym('film-movie')).synonyms);
await index.deleteSynonym('film-movie', {forwardToReplicas: true}).wait();
console.log((await index.searchSynonyms('')).nbHits);
await index.clearSynonyms({forwardToReplicas: true}).wait();
await index.clearSynonyms().wait();
console.log((await index.searchSynonyms('')).nbHits);
