import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

function report({objectIDs}: {objectIDs: string[]}) {
  console.log(objectIDs);
}

report(await index.saveObjects([{objectID: 'heat'}, {objectID: 'ran'}]).wait());
const save = () => index.saveObjects([{objectID: 'roma'}]);
report(await save());
