import algoliasearch, { type AlgoliaSearchOptions } from 'algoliasearch'

const options: AlgoliaSearchOptions = { headers: { 'X-Forwarded-For': '192.0.2.1' } }
const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', options)
console.log((await client.initIndex('films').search('dune')).nbHits)
