// region setup
import {algoliasearch} from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

type Film = {title: string};
// endregion

// region first-program
const film = {
  objectID: 'metropolis',
  title: 'Metropolis',
  director: 'Fritz Lang',
  year: 1927,
};

const {taskID} = await client.saveObject({indexName: 'films', body: film});
// Writes are queued: without this line, the search might run too early.
await client.waitForTask({indexName: 'films', taskID});

const {hits} = await client.searchSingleIndex<Film>({
  indexName: 'films',
  searchParams: {query: 'metroplis'},
});
console.log(hits.map((hit) => hit.title));
// endregion

// region single-package
import {searchClient} from '@algolia/client-search';

const search = searchClient('YOUR_APP_ID', 'YOUR_API_KEY');
const found = await search.searchSingleIndex<Film>({
  indexName: 'films',
  searchParams: {query: 'alien'},
});
console.log(found.hits.map((hit) => hit.title));
// endregion

// region lite
import {liteClient} from 'algoliasearch/lite';

const lite = liteClient('YOUR_APP_ID', 'YOUR_SEARCH_KEY');
const {results} = await lite.search<Film>({
  requests: [{indexName: 'films', query: 'dune'}],
});
for (const result of results) {
  if ('hits' in result) console.log(result.hits.map((hit: Film) => hit.title));
}
// endregion
