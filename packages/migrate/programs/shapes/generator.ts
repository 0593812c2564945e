// types: undefined
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

async function* pages(query: string) {
  for (let page = 0; ; page += 1) {
    const {hits, nbPages} = await index.search<{title: string}>(query, {page, hitsPerPage: 3});
    yield hits.map((hit) => hit.title);
    if (page + 1 >= nbPages) return;
  }
}

for await (const titles of pages('')) console.log(titles);
