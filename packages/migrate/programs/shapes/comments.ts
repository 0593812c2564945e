import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

// before the call
const response = await index /* the films */
  // ask for
  .search('ridley', {
    // two at most
    hitsPerPage: 2, // per page
    /* and only */ attributesToRetrieve: ['title'],
  }); // done
console.log(response.hits.length /* hits */);

await index
  .saveObject(
    {objectID: 'heat' /* the ID */, title: 'Heat'}, // the record
  )
  // until it's there
  .wait();
console.log((await index.search('heat')).nbHits);
