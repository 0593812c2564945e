import algoliasearch from 'algoliasearch'

async function connect() {
  const key = await Promise.resolve('YOUR_API_KEY')
  return algoliasearch('YOUR_APP_ID', key)
}

const client = await connect()
const index = client.initIndex('films')
console.log((await index.search('dune')).nbHits)
