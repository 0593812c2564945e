const algoliasearch = require('algoliasearch');

async function sync(index, records) {
  await index.saveObjects(records).wait();
  const { nbHits } = await index.search('');
  return nbHits;
}

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

module.exports = sync(index, [{ objectID: 'heat', title: 'Heat' }]).then(console.log);
