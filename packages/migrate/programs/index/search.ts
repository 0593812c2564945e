import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const { hits, nbHits } = await index.search<{ title: string }>('dune');
console.log(
  nbHits,
  hits.map((hit) => hit.title),
);
