import algoliasearch from 'algoliasearch'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const index = client.initIndex('films')

const chunks = [[{ objectID: 'a' }, { objectID: 'b' }], [{ objectID: 'c' }]]
for (const chunk of chunks) await index.saveObjects(chunk).wait()
for (const [i, chunk] of chunks.entries()) {
  const { objectIDs } = await index
    .partialUpdateObjects(chunk.map((film) => ({ ...film, part: i })))
    .wait()
  console.log(objectIDs)
}
console.log((await index.search('')).nbHits)
