// region search
import {algoliasearch} from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_SEARCH_KEY');
const {hits} = await client.searchSingleIndex({
  indexName: 'films',
  searchParams: {query: 'dune'},
});
// endregion
console.log(hits.map(({objectID}) => objectID));
