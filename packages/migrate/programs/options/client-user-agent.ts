import algoliasearch from 'algoliasearch'
import { createUserAgent } from '@algolia/transporter'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  userAgent: createUserAgent('4.27.0').add({ segment: 'film-shop', version: '2.1.0' }),
})
console.log((await client.initIndex('films').search('dune')).nbHits)
