import algoliasearch from 'algoliasearch'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')

await client.copyIndex('films', 'scoped', { scope: ['settings', 'synonyms'] }).wait()
const index = client.initIndex('scoped')
console.log(
  (await index.search('')).nbHits,
  (await index.searchSynonyms('')).nbHits,
  (await index.searchRules('')).nbHits,
)
