import algoliasearch from 'algoliasearch'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const index = client.initIndex('films')

const rules = [
  {
    objectID: 'only',
    conditions: [{ context: 'web' }],
    consequence: { params: { hitsPerPage: 3 } },
  },
]
await index.replaceAllRules(rules).wait()
console.log((await index.searchRules('')).hits.length)
await index.replaceAllRules([], { forwardToReplicas: true }).wait()
console.log((await index.searchRules('')).hits.length)
