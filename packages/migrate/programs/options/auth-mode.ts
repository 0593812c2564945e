import algoliasearch from 'algoliasearch'
import { AuthMode } from '@algolia/client-common'

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  authMode: AuthMode.WithinQueryParameters,
})
console.log((await client.initIndex('films').search('dune')).nbHits)
