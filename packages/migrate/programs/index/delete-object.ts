import algoliasearch from 'algoliasearch'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const index = client.initIndex('films')

await index.deleteObject('dune').wait()
const { nbHits } = await index.search('')
console.log(nbHits)
