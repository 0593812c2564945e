import algoliasearch from 'algoliasearch'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')

const { hits } = await client.customRequest<{ hits: { objectID: string }[] }>({
  method: 'POST',
  path: '1/indexes/films/query',
  data: { query: 'alien', hitsPerPage: 1 },
  cacheable: true,
})
console.log(hits.map(({ objectID }) => objectID))
