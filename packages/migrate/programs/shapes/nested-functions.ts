import algoliasearch from 'algoliasearch';

async function main() {
  const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
  const index = client.initIndex('films');

  async function sync(records: {objectID: string}[]) {
    const save = async () => index.saveObjects(records).wait();
    await save();
    return async function report() {
      return (await index.search('')).nbHits;
    };
  }

  const report = await sync([{objectID: 'heat'}]);
  console.log(await report());
}

await main();
