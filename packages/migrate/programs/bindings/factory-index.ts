import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const getIndex = (name: string) => client.initIndex(`films${name}`);

function getCopy() {
  const index = client.initIndex('films_copy');
  return index;
}

const index = getIndex('');
console.log((await index.search('dune')).nbHits);
console.log((await getIndex('_by_year').search('')).nbHits);
console.log((await getCopy().getObject<{ title: string }>('dune')).title);
