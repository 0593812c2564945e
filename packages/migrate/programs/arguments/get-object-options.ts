import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const options = {attributesToRetrieve: ['title']};
console.log(await index.getObject('dune', options));
console.log(await index.getObject('alien', {...options}));
console.log((await index.getObjects(['dune', 'alien'], options)).results);
const attributesToRetrieve = ['year'];
console.log((await index.getObjects(['dune'], {attributesToRetrieve, headers: {'X-Forwarded-For': '192.0.2.1'}})).results);
