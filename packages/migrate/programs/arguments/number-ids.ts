import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const books = [{id: 7, title: 'Ran'}, {id: 8, title: 'Heat'}];
await index.saveObjects(books.map(({id, ...book}) => ({...book, objectID: id}))).wait();
console.log((await index.getObjects(['7', '8'])).results);
await index.saveObject({objectID: String(9), title: 'Roma'}).wait();
console.log((await index.search('roma')).hits.map((hit) => hit.objectID));
