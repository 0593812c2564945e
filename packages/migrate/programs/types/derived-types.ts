import algoliasearch from 'algoliasearch'

type Client = ReturnType<typeof algoliasearch>
type Index = ReturnType<Client['initIndex']>

const client: Client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const index: Index = client.initIndex('films')
console.log((await index.search('dune')).nbHits)
