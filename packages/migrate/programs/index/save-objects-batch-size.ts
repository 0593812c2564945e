import algoliasearch from 'algoliasearch'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const index = client.initIndex('numbers')

const records = Array.from({ length: 25 }, (_, i) => ({ objectID: `n${i}`, value: i }))
const { taskIDs, objectIDs } = await index.saveObjects(records, { batchSize: 10 })
console.log(taskIDs.length, objectIDs.length, objectIDs[24])
for (const taskID of taskIDs) await index.waitTask(taskID)
console.log((await index.search('')).nbHits)
