import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

try {
    await index.saveObject({objectID: 'heat', title: 'Heat'}).wait();
    const {nbHits} = await index.search('heat');
    console.log(nbHits);
} catch (error) {
    console.error('failed', error);
} finally {
    await index.deleteObject('heat').wait();
}
console.log((await index.search('heat')).nbHits);
