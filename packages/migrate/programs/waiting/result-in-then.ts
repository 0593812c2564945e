import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

await index.saveObjects([{objectID: 'heat'}, {objectID: 'ran'}]).then(({objectIDs}) => console.log(objectIDs));
await index
    .deleteObjects(['heat'])
    .wait()
    .then((response) => console.log(response.objectIDs.length, response.taskIDs.length));
