import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

await index
  .saveRule(
    {
      objectID: 'scifi',
      conditions: [{pattern: 'scifi', anchoring: 'is'}],
      consequence: {params: {filters: 'genres:"Science fiction"'}},
    },
    {forwardToReplicas: true},
  )
  .wait();
console.log(await client.initIndex('films_by_year').getRule('scifi'));

const rule = {objectID: 'kids', conditions: [{context: 'kids'}], consequence: {hide: [{objectID: 'alien'}]}};
await index.saveRule(rule).wait();
console.log((await index.getRule('kids')).consequence);
