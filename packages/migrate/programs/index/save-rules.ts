import algoliasearch from 'algoliasearch'
import type { Rule } from '@algolia/client-search'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const index = client.initIndex('films')

const rules: Rule[] = [
  {
    objectID: 'a',
    conditions: [{ pattern: 'old', anchoring: 'contains' }],
    consequence: { params: { filters: 'year < 1990' } },
  },
  {
    objectID: 'b',
    conditions: [{ pattern: 'new', anchoring: 'contains' }],
    consequence: { params: { filters: 'year > 2010' } },
  },
]
await index.saveRules(rules, { forwardToReplicas: true, clearExistingRules: true }).wait()
const { hits, nbHits } = await index.searchRules('')
console.log(nbHits, hits.map((rule) => rule.objectID).sort())
