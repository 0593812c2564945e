import algoliasearch from 'algoliasearch'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const indices = ['films', 'films_copy'].map((name) => client.initIndex(name))

for (const index of indices) {
  const { nbHits } = await index.search('dune')
  console.log(index.indexName, nbHits)
}
const counts = await Promise.all(indices.map((index) => index.search('ridley')))
console.log(counts.map(({ nbHits }) => nbHits))
