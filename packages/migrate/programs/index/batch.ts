import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const {objectIDs} = await index
    .batch([
        {action: 'addObject', body: {objectID: 'heat', title: 'Heat'}},
        {action: 'partialUpdateObjectNoCreate', body: {objectID: 'dune', year: 1984}},
        {action: 'deleteObject', body: {objectID: 'alien'}},
    ])
    .wait();
console.log(objectIDs);
console.log((await index.search('heat')).nbHits, (await index.search('alien')).nbHits);
