import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const {hits, page} = await client.searchDictionaryEntries('stopwords', 'down', {
    language: 'en',
    page: 0,
    hitsPerPage: 20,
});
console.log(Array.isArray(hits), page);
