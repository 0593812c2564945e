import { default as algoliasearch } from 'algoliasearch'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
console.log((await client.initIndex('films').search('dune')).nbHits)
