import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

type Film = {title: string};

const response = (await index.search('dune')) as {hits: unknown[]} as {hits: Film[]};
console.log(response.hits[0]!.title);
const film = (await index.getObject('alien')) as unknown as Film;
console.log(film.title);
const same = (index as typeof index).search<Film>('dune');
console.log((await same).hits.length);
console.log((await client!.initIndex('films')!.search('')).nbHits);
