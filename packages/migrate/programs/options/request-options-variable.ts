// differs: If these options can hold `headers`
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const parameters = { hitsPerPage: 2, filters: 'year > 1990' };
console.log((await index.search('', parameters)).hits.length);

const options = {
  headers: { 'X-Forwarded-For': '192.0.2.1' },
  attributesToRetrieve: ['title'],
  hitsPerPage: 1,
};
console.log(
  (await index.search('dune', options)).hits.map((hit) => Object.keys(hit).includes('title')),
);
