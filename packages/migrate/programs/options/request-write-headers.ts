import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');
const headers = {'X-Forwarded-For': '192.0.2.1'};

await index.saveObjects([{objectID: 'heat'}], {headers}).wait();
await index.partialUpdateObject({objectID: 'heat', year: 1995}, {headers, createIfNotExists: true}).wait();
await index.setSettings({hitsPerPage: 3}, {headers, forwardToReplicas: true}).wait();
await index.deleteObject('dune', {headers}).wait();
await client.copyIndex('films', 'backup', {headers}).wait();
console.log((await client.initIndex('backup').search('', {headers})).nbHits);
