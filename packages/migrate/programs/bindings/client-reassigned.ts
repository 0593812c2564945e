// differs: client
import algoliasearch from 'algoliasearch';

let client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');
client = algoliasearch('OTHER_APP_ID', 'OTHER_API_KEY');

// The index still belongs to the first application.
console.log((await index.search('dune')).nbHits, await client.initIndex('films').exists());
