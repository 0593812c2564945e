import algoliasearch, { type SearchIndex } from 'algoliasearch'

async function titles(index: SearchIndex, query: string) {
  const { hits } = await index.search<{ title: string }>(query)
  return hits.map((hit) => hit.title)
}

const remove = async (index: SearchIndex, ...ids: string[]) => {
  await index.deleteObjects(ids).wait()
}

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const films = client.initIndex('films')
await remove(films, 'dune')
console.log(await titles(films, 'denis'))
console.log(await titles(client.initIndex('films_copy'), 'denis'))
