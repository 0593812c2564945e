import algoliasearch from 'algoliasearch'
import type { Settings, Synonym, Rule } from '@algolia/client-search'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
const index = client.initIndex('films')

const settings: Settings = { searchableAttributes: ['title'], hitsPerPage: 5 }
const synonyms: Synonym[] = [{ objectID: 'film', type: 'synonym', synonyms: ['film', 'movie'] }]
const rule: Rule = {
  objectID: 'r',
  conditions: [{ context: 'web' }],
  consequence: { params: { hitsPerPage: 2 } },
}

await index.setSettings(settings).wait()
await index.saveSynonyms(synonyms).wait()
await index.saveRule(rule).wait()
console.log(
  (await index.getSettings()).hitsPerPage,
  (await index.getSynonym('film')).type,
  (await index.getRule('r')).objectID,
)
