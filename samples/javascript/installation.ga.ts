// region single-package
import {searchClient} from '@algolia/client-search';

const search = searchClient('YOUR_APP_ID', 'YOUR_API_KEY');
const found = await search.searchSingleIndex<{title: string}>({
  indexName: 'films',
  searchParams: {query: 'alien'},
});
console.log(found.hits.map((hit) => hit.title));
// endregion

// region lite
import {liteClient} from 'algoliasearch/lite';

type Film = {title: string};

const lite = liteClient('YOUR_APP_ID', 'YOUR_SEARCH_KEY');
const {results} = await lite.search<Film>({
  requests: [{indexName: 'films', query: 'dune'}],
});
for (const result of results) {
  if ('hits' in result) console.log(result.hits.map((hit: Film) => hit.title));
}
// endregion
