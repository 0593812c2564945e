import algoliasearch from 'algoliasearch'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const index = client.initIndex('films')

const pages: string[][] = []
await index.browseObjects({
  hitsPerPage: 2,
  attributesToRetrieve: ['objectID'],
  batch: (hits) => pages.push(hits.map((hit) => hit.objectID)),
  shouldStop: (response) => response.cursor === undefined || pages.length === 2,
})
console.log(pages.length, pages.flat().length)
