// differs: objectID
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

// Version 4 refuses a record without an ID before it sends anything.
const film = JSON.parse('{"title": "Heat"}');
try {
    await index.saveObject(film).wait();
    console.log('saved');
} catch (error) {
    console.log('refused');
}
