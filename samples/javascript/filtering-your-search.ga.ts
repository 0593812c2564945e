// region setup
import {algoliasearch} from 'algoliasearch';
import {ApiError} from '@algolia/client-common';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

type Film = {title: string; director: string; year: number};
// endregion

// region quotes
const names = ['Ridley Scott', "Damien O'Donnell"];

const quoted = await client.searchSingleIndex<Film>({
  indexName: 'films',
  searchParams: {
    filters: names.map((name) => `director:"${name}"`).join(' OR '),
  },
});
console.log(quoted.hits.map((film) => film.title));
// endregion

// region dates
const toSeconds = (day: string): number => Date.parse(day) / 1000;

await client.partialUpdateObjects({
  indexName: 'films',
  objects: [
    {objectID: 'dune', released: toSeconds('2021-10-22')},
    {objectID: 'arrival', released: toSeconds('2016-11-11')},
  ],
  waitForTasks: true,
});

const [start, end] = [toSeconds('2021-01-01'), toSeconds('2022-01-01')];
const released = await client.searchSingleIndex<Film>({
  indexName: 'films',
  searchParams: {filters: `released >= ${start} AND released < ${end}`},
});
console.log(released.hits.map((film) => film.title));
// endregion

// region optional
const promoted = await client.searchSingleIndex<Film>({
  indexName: 'films',
  searchParams: {
    // Science fiction first, horror last.
    optionalFilters: ['genres:Science fiction', 'genres:-Horror'],
  },
});
console.log(promoted.nbHits, 'films');
// endregion
