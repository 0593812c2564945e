import algoliasearch from 'algoliasearch';
import { CallEnum } from '@algolia/transporter';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
	hosts: [
		{ url: 'YOUR_APP_ID-dsn.algolia.net', accept: CallEnum.Read },
		{ url: 'YOUR_APP_ID.algolia.net', accept: CallEnum.Write }
	]
});
await client.initIndex('films').deleteObject('dune').wait();
console.log((await client.initIndex('films').search('')).nbHits);
