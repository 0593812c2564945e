import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const {objectIDs} = await client
  .multipleBatch([
    {action: 'addObject', indexName: 'films', body: {objectID: 'heat', title: 'Heat'}},
    {action: 'deleteObject', indexName: 'films_copy', body: {objectID: 'dune'}},
  ])
  .wait();
console.log(objectIDs);
console.log((await client.initIndex('films').search('heat')).nbHits);
console.log((await client.initIndex('films_copy').search('dune')).nbHits);

const response = await client.multipleBatch([{action: 'clear', indexName: 'films_copy', body: {}}]);
console.log(Object.keys(response.taskID));
