import algoliasearch from 'algoliasearch';

function createSearch(appId: string, apiKey: string) {
  const index = algoliasearch(appId, apiKey).initIndex('films');
  return {
    find: (query: string) => index.search<{ title: string }>(query),
    async rename(objectID: string, title: string) {
      await index.partialUpdateObject({ objectID, title }).wait();
    },
  };
}

const search = createSearch('YOUR_APP_ID', 'YOUR_API_KEY');
await search.rename('dune', 'Dune: Part One');
console.log((await search.find('dune')).hits.map((hit) => hit.title));
