import algoliasearch from 'algoliasearch';
import { createNodeHttpRequester } from '@algolia/requester-node-http';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
	requester: createNodeHttpRequester()
});
console.log((await client.initIndex('films').search('dune')).nbHits);
