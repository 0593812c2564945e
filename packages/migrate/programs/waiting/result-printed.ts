import algoliasearch from 'algoliasearch'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const index = client.initIndex('films')

const result = await index.saveObjects([{ objectID: 'heat' }]).wait()
console.log(Object.keys(result).sort())
