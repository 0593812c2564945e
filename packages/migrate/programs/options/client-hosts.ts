import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
    hosts: [{url: 'YOUR_APP_ID-dsn.algolia.net'}, {url: 'YOUR_APP_ID-1.algolianet.com', protocol: 'https'}],
});
console.log((await client.initIndex('films').search('dune')).nbHits);
