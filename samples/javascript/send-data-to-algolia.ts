// region setup
import {algoliasearch} from 'algoliasearch';
import type {BatchRequest} from '@algolia/client-search';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

type Film = {objectID: string; title: string; year?: number};
// endregion

// region batch
const films: Film[] = [
  {objectID: 'metropolis', title: 'Metropolis', year: 1927},
  {objectID: 'playtime', title: 'Playtime', year: 1967},
];

const requests = films.map((film): BatchRequest => ({
  action: 'addObject',
  body: film,
}));
const {taskID, objectIDs} = await client.batch({
  indexName: 'films',
  batchWriteParams: {requests},
});
console.log(objectIDs);
// endregion

// region wait
await client.waitForTask({indexName: 'films', taskID});
// endregion

// region find
const {hits} = await client.searchSingleIndex<Film>({
  indexName: 'films',
  searchParams: {query: 'playtime'},
});
console.log(hits.map((hit) => hit.title));
// endregion

// region one-record
const saved = await client.saveObject({
  indexName: 'films',
  body: {title: 'Stalker', director: 'Andrei Tarkovsky', year: 1979},
});
await client.waitForTask({indexName: 'films', taskID: saved.taskID});
// Keep the ID: you need it to change the record later.
console.log('Has an ID:', saved.objectID !== undefined);
// endregion

// region changes
const changes: BatchRequest[] = [
  {action: 'partialUpdateObject', body: {objectID: 'metropolis', rating: 8.3}},
  {
    action: 'partialUpdateObjectNoCreate',
    body: {objectID: 'no-such-film', rating: 1},
  },
  {action: 'deleteObject', body: {objectID: 'playtime'}},
];
const changed = await client.batch({
  indexName: 'films',
  batchWriteParams: {requests: changes},
});
await client.waitForTask({indexName: 'films', taskID: changed.taskID});
// endregion
const {results} = await client.getObjects<{title?: string; rating?: number}>({
  requests: ['metropolis', 'no-such-film', 'playtime'].map((objectID) => ({
    indexName: 'films',
    objectID,
  })),
});
console.log(results.map((film) => film && `${film.title}, ${film.rating}`));

// region chunks
// Replace this with your own records.
const archive: Film[] = Array.from({length: 2500}, (_, number) => ({
  objectID: `film-${number}`,
  title: `Film ${number}`,
}));
const batchSize = 1000;
const taskIDs: number[] = [];

for (let start = 0; start < archive.length; start += batchSize) {
  const chunk = archive.slice(start, start + batchSize);
  const batch = await client.batch({
    indexName: 'archive',
    batchWriteParams: {
      requests: chunk.map((film) => ({action: 'addObject', body: film})),
    },
  });
  taskIDs.push(batch.taskID);
}

for (const id of taskIDs)
  await client.waitForTask({indexName: 'archive', taskID: id});
console.log(`${archive.length} records in ${taskIDs.length} batches`);
// endregion
const {nbHits} = await client.searchSingleIndex({indexName: 'archive'});
console.log('In the archive:', nbHits);
