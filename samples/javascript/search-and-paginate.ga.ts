// region setup
import {algoliasearch} from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

type Film = {title: string; director: string; year: number; genres: string[]};
// endregion

// region one-index
const {hits, nbHits} = await client.searchSingleIndex<Film>({
  indexName: 'films',
  searchParams: {query: 'scott'},
});
console.log(`${nbHits} films`);
for (const film of hits) console.log(`${film.title} (${film.year})`);
// endregion

// region several
const {results} = await client.searchForHits<Film>({
  requests: [
    {indexName: 'films', query: 'scott', hitsPerPage: 5},
    {indexName: 'films_by_year', query: 'scott', hitsPerPage: 5},
  ],
});
for (const result of results) {
  console.log(
    result.index,
    result.hits.map((film) => film.title),
  );
}
// endregion

// region strategy
const cascade = await client.searchForHits<Film>({
  requests: [
    {indexName: 'films', query: 'dune', hitsPerPage: 1},
    {indexName: 'films_by_year', query: 'dune', hitsPerPage: 1},
  ],
  strategy: 'stopIfEnoughMatches',
});
const enough = cascade.results.find((result) => result.hits.length > 0);
console.log(enough?.index);
// endregion

// region mixed
const mixed = await client.search<Film>({
  requests: [
    {indexName: 'films', query: 'dune'},
    {indexName: 'films', type: 'facet', facet: 'director', facetQuery: 'vil'},
  ],
});
for (const result of mixed.results) {
  if ('facetHits' in result) console.log('Values:', result.facetHits[0]?.value);
  else if ('hits' in result) console.log('Films:', result.hits[0]?.title);
}
// endregion

// region page
const page = await client.searchSingleIndex<Film>({
  indexName: 'films',
  searchParams: {query: '', page: 1, hitsPerPage: 3},
});
console.log(`Page ${(page.page ?? 0) + 1} of ${page.nbPages}`);
console.log(page.hits.map((film) => film.title));
// endregion

// region offset
const slice = await client.searchSingleIndex<Film>({
  indexName: 'films',
  searchParams: {query: '', offset: 2, length: 4},
});
console.log(slice.hits.map((film) => film.title));
// endregion

// region limit
const {taskID} = await client.setSettings({
  indexName: 'films',
  indexSettings: {paginationLimitedTo: 6},
});
await client.waitForTask({indexName: 'films', taskID});

const limited = await client.searchSingleIndex<Film>({
  indexName: 'films',
  searchParams: {hitsPerPage: 3},
});
console.log(`${limited.nbHits} films, ${limited.nbPages} pages`);
// endregion

// region attributes
const titles = await client.searchSingleIndex<Pick<Film, 'title'>>({
  indexName: 'films',
  searchParams: {
    query: 'alien',
    attributesToRetrieve: ['title'],
    attributesToHighlight: [],
  },
});
console.log(JSON.stringify(titles.hits));
// endregion

// region highlight
const highlighted = await client.searchSingleIndex<Film>({
  indexName: 'films',
  searchParams: {
    query: 'thel',
    attributesToHighlight: ['title'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  },
});
const [first] = highlighted.hits;
console.log(JSON.stringify(first?._highlightResult?.title));
// endregion

// region typed
import type {Hit, SearchParamsObject} from 'algoliasearch';

async function findFilms(searchParams: SearchParamsObject): Promise<Hit<Film>[]> {
  const response = await client.searchSingleIndex<Film>({
    indexName: 'films',
    searchParams,
  });
  return response.hits;
}

const [best] = await findFilms({filters: 'year >= 2000', hitsPerPage: 1});
console.log(best?.objectID, best?.year.toFixed());
// endregion

// region facets
const withFacets = await client.searchSingleIndex<Film>({
  indexName: 'films',
  searchParams: {query: 'scott', facets: ['genres']},
});
console.log(JSON.stringify(withFacets.facets?.genres));
// endregion

// region browse
const everything: Film[] = [];
await client.browseObjects<Film>({
  indexName: 'films',
  browseParams: {attributesToRetrieve: ['title', 'year']},
  aggregator: (response) => {
    everything.push(...response.hits);
  },
});
console.log(everything.length, 'films');
// endregion

// region get
const found = await client.getObjects<Film>({
  requests: [
    {indexName: 'films', objectID: 'dune'},
    {indexName: 'films', objectID: 'none'},
  ],
});
console.log(found.results.map((film) => film?.title ?? 'not found'));
// endregion
