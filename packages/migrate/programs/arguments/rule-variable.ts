import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const rules = ['a', 'b'].map((objectID) => ({objectID, conditions: [{context: objectID}], consequence: {params: {hitsPerPage: 2}}}));
for (const rule of rules) await index.saveRule(rule).wait();
const synonym = {objectID: 's', type: 'synonym' as const, synonyms: ['a', 'b']};
await index.saveSynonym(synonym).wait();
await index.saveSynonym({...synonym, objectID: 't'}).wait();
await index.saveRule({...rules[0]!, objectID: 'c'}, {forwardToReplicas: false}).wait();
console.log((await index.searchRules('')).nbHits, (await index.searchSynonyms('')).nbHits);
