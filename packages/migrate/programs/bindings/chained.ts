import algoliasearch from 'algoliasearch';

const { nbHits } = await algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
  .initIndex('films')
  .search('dune');
console.log(nbHits);
console.log(
  (
    await algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')
      .initIndex('films')
      .search<{ title: string }>('alien', { hitsPerPage: 1 })
  ).hits.map((hit) => hit.title),
);
