import algoliasearch from 'algoliasearch'

type Film = { title: string }

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')

const { results } = await client.multipleGetObjects<Film>([
  { indexName: 'films', objectID: 'dune' },
  { indexName: 'films_copy', objectID: 'alien', attributesToRetrieve: ['title'] },
])
console.log(results.map((film) => film?.title))
