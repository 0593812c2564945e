// region setup
import {algoliasearch} from 'algoliasearch';
import type {BatchRequest} from '@algolia/client-search';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

type Film = {objectID: string; title: string; year?: number};
// endregion

// region save-many
// Replace this with your own records.
const archive: Film[] = Array.from({length: 2500}, (_, number) => ({
  objectID: `film-${number}`,
  title: `Film ${number}`,
  year: 1900 + (number % 100),
}));

const batches = await client.saveObjects({
  indexName: 'archive',
  objects: archive,
  waitForTasks: true,
});
console.log(`${archive.length} records in ${batches.length} batches`);
// endregion

// region change-many
await client.partialUpdateObjects({
  indexName: 'archive',
  objects: [
    {objectID: 'film-0', title: 'The first film'},
    {objectID: 'no-such-film', title: 'Ignored'},
  ],
  createIfNotExists: false,
  waitForTasks: true,
});
await client.deleteObjects({
  indexName: 'archive',
  objectIDs: ['film-1', 'film-2'],
  waitForTasks: true,
});
// endregion
const {results} = await client.getObjects<Film>({
  requests: ['film-0', 'film-1', 'no-such-film'].map((objectID) => ({
    indexName: 'archive',
    objectID,
  })),
});
console.log(results.map((film) => film && `${film.title}, ${film.year}`));

// region operations
await client.saveObjects({
  indexName: 'films',
  objects: [{objectID: 'm', title: 'M', watched: 41, genres: ['Crime']}],
  waitForTasks: true,
});
await client.partialUpdateObjects({
  indexName: 'films',
  objects: [
    {
      objectID: 'm',
      watched: {_operation: 'Increment', value: 1},
      genres: {_operation: 'AddUnique', value: 'Thriller'},
    },
  ],
  waitForTasks: true,
});

const film = await client.getObject({indexName: 'films', objectID: 'm'});
console.log(film);
// endregion

// region delete-by
const deleted = await client.deleteBy({
  indexName: 'archive',
  deleteByParams: {filters: 'year < 1950'},
});
await client.waitForTask({indexName: 'archive', taskID: deleted.taskID});

const left = await client.searchSingleIndex<Film>({indexName: 'archive'});
console.log('In the archive:', left.nbHits);
// endregion

// region rate-limit
const patientClient = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  maxRateLimitRetries: 10,
});
await patientClient.saveObjects({indexName: 'archive', objects: archive});
// endregion
