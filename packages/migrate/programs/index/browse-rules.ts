import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const ids: string[] = [];
await index.browseRules({
  batch: (rules) => ids.push(...rules.map((rule) => rule.objectID)),
});
console.log(ids.sort());

let pages = 0;
await index.browseRules({
  hitsPerPage: 1,
  batch: () => {
    pages += 1;
  },
});
console.log(pages);
