import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const forwardToReplicas = true;
const replica = client.initIndex('films_by_year');
await index.setSettings({hitsPerPage: 3}, {forwardToReplicas}).wait();
await index.saveRule({objectID: 'r', conditions: [{context: 'web'}], consequence: {params: {hitsPerPage: 2}}}, {forwardToReplicas: !forwardToReplicas}).wait();
await index.saveSynonym({objectID: 's', type: 'synonym', synonyms: ['a', 'b']}, {forwardToReplicas}).wait();
console.log((await replica.getSettings()).hitsPerPage, (await replica.searchRules('r')).nbHits, (await replica.searchSynonyms('a')).nbHits);
