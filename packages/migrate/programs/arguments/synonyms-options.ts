import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const options = {replaceExistingSynonyms: true};
await index.saveSynonyms([{objectID: 's', type: 'synonym', synonyms: ['a', 'b']}], options).wait();
console.log((await index.searchSynonyms('', {hitsPerPage: 5})).nbHits);
const {hits} = await index.searchRules('', {anchoring: 'contains', context: 'web'});
console.log(hits.length);
await index.replaceAllRules([], {}).wait();
console.log((await index.searchRules('')).nbHits);
