// differs: `findObject` is gone
import algoliasearch from 'algoliasearch'

type Film = { title: string; year: number }

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const index = client.initIndex('films')

const { object, position, page } = await index.findObject<Film>((film) => film.year < 1980)
console.log(object.title, position, page)

const found = await index.findObject<Film>((film) => film.title === 'Point Break', {
  query: '',
  hitsPerPage: 3,
  paginate: true,
})
console.log(found.object.objectID, found.position, found.page)
