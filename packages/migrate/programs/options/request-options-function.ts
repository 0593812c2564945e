import algoliasearch from 'algoliasearch'
import type { SearchOptions } from '@algolia/client-search'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const index = client.initIndex('films')

async function find(query: string, options: SearchOptions = {}) {
  const { hits } = await index.search<{ title: string }>(query, options)
  return hits.map(({ title }) => title)
}

console.log(await find('dune'), await find('', { hitsPerPage: 1 }))
