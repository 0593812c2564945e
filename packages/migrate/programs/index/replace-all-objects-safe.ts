import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films_copy');

const {objectIDs} = await index.replaceAllObjects([{objectID: 'heat', title: 'Heat'}], {safe: true});
console.log(objectIDs);
await index.replaceAllObjects([{title: 'Ran'}, {title: 'Kagemusha'}], {
    safe: true,
    autoGenerateObjectIDIfNotExist: true,
    batchSize: 1,
});
const {hits} = await index.search<{title: string}>('');
console.log(hits.map((hit) => hit.title).sort());
