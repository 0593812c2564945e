import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const one = await (index.search('dune'));
const two = (await ((index).search('alien')));
console.log(one.nbHits, two.nbHits, (await (index.saveObject({objectID: 'heat'})).wait()).objectID);
console.log(((await (client.initIndex('films')).search(('')))).nbHits);
