import algoliasearch from 'algoliasearch'
import { unmarshall } from '@aws-sdk/util-dynamodb'

const { ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX } = process.env

// outside of the handler, so that warm starts share the connection
const index = algoliasearch(ALGOLIA_APP_ID, ALGOLIA_API_KEY).initIndex(ALGOLIA_INDEX)

/** DynamoDB stream → Algolia */
export const handler = async (event) => {
  const saves = []
  const deletes = []

  for (const { eventName, dynamodb } of event.Records) {
    const key = unmarshall(dynamodb.Keys).id
    if (eventName === 'REMOVE') deletes.push(key)
    else saves.push({ ...unmarshall(dynamodb.NewImage), objectID: key })
  }

  const tasks = []
  if (saves.length) tasks.push(index.partialUpdateObjects(saves, { createIfNotExists: true }))
  if (deletes.length) tasks.push(index.deleteObjects(deletes))

  const responses = await Promise.all(tasks)
  const count = responses.reduce((sum, { objectIDs }) => sum + objectIDs.length, 0)
  console.log(JSON.stringify({ saved: saves.length, deleted: deletes.length, count }))

  return { statusCode: 200, body: `${count}` }
}

export const warm = () => index.getSettings().catch((e) => console.warn(e.name, e.status))
