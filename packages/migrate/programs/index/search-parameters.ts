import algoliasearch from 'algoliasearch'

type Film = { title: string; year: number }

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const films = client.initIndex('films')

const response = await films.search<Film>('', {
  filters: 'year > 1990',
  facets: ['director'],
  attributesToRetrieve: ['title', 'year'],
  hitsPerPage: 3,
  page: 1,
})
console.log(response.hits.map(({ title, year }) => `${title} (${year})`))
console.log(response.page, response.hitsPerPage)
console.log(Object.entries(response.facets?.director ?? {}).sort())
