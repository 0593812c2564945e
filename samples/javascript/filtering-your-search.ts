// region setup
import {algoliasearch} from 'algoliasearch';
import {ApiError} from '@algolia/client-common';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

type Film = {title: string; director: string; year: number};
// endregion

// region settings
const {taskID} = await client.setSettings({
  indexName: 'films',
  indexSettings: {
    attributesForFaceting: ['genres', 'searchable(director)', 'filterOnly(year)'],
  },
});
await client.waitForTask({indexName: 'films', taskID});
// endregion

// region filter
const scott = await client.searchSingleIndex<Film>({
  indexName: 'films',
  searchParams: {filters: 'director:"Ridley Scott"'},
});
console.log(scott.hits.map((film) => film.title));
// endregion

// region combine
const combined = await client.searchSingleIndex<Film>({
  indexName: 'films',
  searchParams: {
    filters:
      '(genres:Adventure OR genres:Drama) AND NOT director:"Ridley Scott" AND year >= 2000',
  },
});
console.log(combined.hits.map((film) => film.title));
// endregion

// region range
const nineties = await client.searchSingleIndex<Film>({
  indexName: 'films',
  searchParams: {filters: 'year:1990 TO 1999 AND rating > 7.4'},
});
console.log(nineties.hits.map((film) => `${film.title} (${film.year})`));
// endregion

// region facet-filters
const listed = await client.searchSingleIndex<Film>({
  indexName: 'films',
  searchParams: {
    // Adventure or Drama, and not by Ridley Scott.
    facetFilters: [['genres:Adventure', 'genres:Drama'], 'director:-Ridley Scott'],
    numericFilters: ['year >= 2000'],
  },
});
console.log(listed.hits.map((film) => film.title));
// endregion

// region choices
const choices = {
  genres: ['Science fiction', 'Horror'],
  director: ['Ridley Scott', 'Denis Villeneuve'],
};

const facetFilters = Object.entries(choices).map(([attribute, values]) =>
  values.map((value) => `${attribute}:${value}`),
);
const chosen = await client.searchSingleIndex<Film>({
  indexName: 'films',
  searchParams: {facetFilters},
});
console.log(chosen.hits.map((film) => film.title));
// endregion

// region refused
try {
  await client.searchSingleIndex({
    indexName: 'films',
    searchParams: {filters: 'director:Ridley Scott'},
  });
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.log('Rejected with status', error.status);
}
// endregion
