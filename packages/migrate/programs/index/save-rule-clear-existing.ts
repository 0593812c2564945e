import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const rule = {objectID: 'kids', conditions: [{context: 'kids'}], consequence: {hide: [{objectID: 'alien'}]}};
await index.saveRule(rule, {clearExistingRules: true}).wait();
const {hits} = await index.searchRules('');
console.log(hits.map((hit) => hit.objectID));
