import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');
const indexName = 'mine, not the index';

function find(items: string[], index: number) {
  const search = (text: string) => items[index]?.includes(text);
  return search('b');
}

const text = {search: (query: string) => query.length, initIndex: (name: string) => name};
console.log(find(['a', 'b'], 1), text.search('abc'), text.initIndex('x'), indexName);
console.log((await index.search('dune')).nbHits);
