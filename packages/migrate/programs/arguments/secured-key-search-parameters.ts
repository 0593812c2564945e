import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const year = 2000;
const filters = `year > ${year}`;
const base = {restrictIndices: ['films'], userToken: 'visitor-1'};
const key = client.generateSecuredApiKey('YOUR_SEARCH_KEY', {...base, filters, hitsPerPage: 2, attributesToRetrieve: ['title']});
const {hits} = await algoliasearch('YOUR_APP_ID', key).initIndex('films').search('');
console.log(hits.map((hit) => Object.keys(hit).includes('year')), hits.length);
