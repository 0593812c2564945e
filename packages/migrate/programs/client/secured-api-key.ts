import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const key = client.generateSecuredApiKey('YOUR_SEARCH_KEY', {
    filters: 'genres:Drama',
    restrictIndices: ['films'],
    validUntil: Math.floor(Date.now() / 1000) + 3600,
    userToken: 'visitor-1',
    hitsPerPage: 2,
});
const visitor = algoliasearch('YOUR_APP_ID', key);
console.log((await visitor.initIndex('films').search('')).hits.map((hit) => hit.objectID));
console.log(
    await visitor
        .initIndex('films_copy')
        .search('')
        .then(
            () => 'allowed',
            () => 'refused'
        )
);

const seconds = client.getSecuredApiKeyRemainingValidity(key);
console.log(seconds > 3500 && seconds <= 3600);
