import algoliasearch from 'algoliasearch';

type Film = { title: string };

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const { results } = await index.getObjects<Film>(['dune', 'missing', 'alien']);
console.log(results.map(film => film?.title ?? 'none'));

const ids = ['the-piano', 'arrival'];
const response = await index.getObjects<Film>(ids, { attributesToRetrieve: ['title'] });
console.log(response.results);
