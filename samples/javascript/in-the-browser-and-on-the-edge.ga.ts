// region setup
import {liteClient} from 'algoliasearch/lite';

const client = liteClient('YOUR_APP_ID', 'YOUR_SEARCH_KEY');

type Film = {title: string};
// endregion

// region hits
const {results} = await client.searchForHits<Film>({
  requests: [
    {indexName: 'films', query: 'ridley', hitsPerPage: 5},
    {indexName: 'films_by_year', query: 'denis', hitsPerPage: 5},
  ],
});
for (const {hits} of results) console.log(hits.map((film) => film.title));
// endregion

// region facets
const directors = await client.searchForFacets({
  requests: [
    {indexName: 'films', type: 'facet', facet: 'director', facetQuery: 'vil'},
  ],
});
for (const {value, count} of directors.results[0]?.facetHits ?? []) {
  console.log(value, count);
}
// endregion
