// differs: destructur
import algoliasearch from 'algoliasearch'

const { initIndex, listIndices } = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const { search } = initIndex('films')

console.log((await search('dune')).nbHits, (await listIndices()).items.length)
