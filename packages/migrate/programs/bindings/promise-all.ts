import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const counts = await Promise.all(['dune', 'alien', ''].map(query => index.search(query)));
console.log(counts.map(({ nbHits }) => nbHits));

const [settings, { nbHits }] = await Promise.all([index.getSettings(), index.search('')]);
console.log(settings.replicas, nbHits);
