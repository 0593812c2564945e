import algoliasearch from 'algoliasearch'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const index = client.initIndex('films')

await index.saveObject({ objectID: 'heat', title: 'Heat' }).wait()
;[1, 2].forEach((n) => console.log(n))
await index.deleteObject('dune').wait()
;(await index.search('')).hits.slice(0, 2).forEach((hit) => console.log(hit.objectID))
const { objectIDs } = await index.saveObjects([{ objectID: 'ran' }]).wait()
console.log(objectIDs)
