import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const settings = await client.initIndex('films').getSettings();
console.log(settings.searchableAttributes, settings.customRanking);
const {ranking, replicas} = await client.initIndex('films_by_year').getSettings();
console.log(ranking, replicas);
