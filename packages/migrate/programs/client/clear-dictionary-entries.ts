import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const cleared = await client.clearDictionaryEntries('stopwords').then(
  () => 'cleared',
  () => 'refused',
);
console.log(cleared);
