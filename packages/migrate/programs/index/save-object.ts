import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const {objectID} = await index.saveObject({objectID: 'heat', title: 'Heat', year: 1995}).wait();
console.log(objectID);
console.log(await index.getObject('heat'));

// No wait: the record isn't there yet.
await index.saveObject({objectID: 'ran', title: 'Ran'});
const {results} = await index.getObjects(['ran']);
console.log(results);
