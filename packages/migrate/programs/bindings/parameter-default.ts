import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

async function count(query = '', index = client.initIndex('films')) {
  return (await index.search(query)).nbHits;
}

console.log(await count(), await count('dune'), await count('', client.initIndex('films_by_year')));
