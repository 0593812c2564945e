// types: undefined
import algoliasearch from 'algoliasearch'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const index = client.initIndex('films')

function report(label: string, result: { objectID: string }) {
  console.log(label, result.objectID)
}

report('saved', await index.saveObject({ objectID: 'heat', title: 'Heat' }).wait())
console.log((await index.partialUpdateObject({ objectID: 'heat', year: 1995 }).wait()).objectID)
console.log(await index.getObject((await index.saveObject({ objectID: 'ran' }).wait()).objectID))
