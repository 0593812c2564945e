// region setup
import {algoliasearch} from 'algoliasearch';
import type {BatchRequest} from '@algolia/client-search';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region copy
const copy = await client.operationIndex({
  indexName: 'films',
  operationIndexParams: {operation: 'copy', destination: 'films_backup'},
});
await client.waitForTask({indexName: 'films', taskID: copy.taskID});

const backup = await client.searchSingleIndex({indexName: 'films_backup'});
console.log(backup.nbHits, 'records in the copy');
// endregion

// region scope
const partial = await client.operationIndex({
  indexName: 'films',
  operationIndexParams: {
    operation: 'copy',
    destination: 'films_next',
    scope: ['settings', 'synonyms', 'rules'],
  },
});
await client.waitForTask({indexName: 'films', taskID: partial.taskID});

const next = await client.searchSingleIndex({indexName: 'films_next'});
console.log(next.nbHits, 'records with a scope');
// endregion

// region move
const move = await client.operationIndex({
  indexName: 'films_backup',
  operationIndexParams: {operation: 'move', destination: 'films_2023'},
});
await client.waitForTask({indexName: 'films_backup', taskID: move.taskID});

const moved = await client.searchSingleIndex({indexName: 'films_2023'});
console.log(moved.nbHits, 'records under the new name');
// endregion
const {items} = await client.listIndices();
console.log(items.map(({name}) => name).sort());

// region replace-prepare
const newFilms = [
  {
    objectID: 'past-lives',
    title: 'Past Lives',
    director: 'Celine Song',
    year: 2023,
  },
  {
    objectID: 'aftersun',
    title: 'Aftersun',
    director: 'Charlotte Wells',
    year: 2022,
  },
];
const temporary = 'films_tmp';

const prepared = await client.operationIndex({
  indexName: 'films',
  operationIndexParams: {
    operation: 'copy',
    destination: temporary,
    scope: ['settings', 'synonyms', 'rules'],
  },
});
await client.waitForTask({indexName: 'films', taskID: prepared.taskID});
// endregion

// region replace-fill
const taskIDs: number[] = [];
for (let start = 0; start < newFilms.length; start += 1000) {
  const requests: BatchRequest[] = newFilms
    .slice(start, start + 1000)
    .map((body) => ({action: 'addObject', body}));
  const {taskID} = await client.batch({
    indexName: temporary,
    batchWriteParams: {requests},
  });
  taskIDs.push(taskID);
}
for (const taskID of taskIDs) {
  await client.waitForTask({indexName: temporary, taskID});
}
// endregion

// region replace-move
const swapped = await client.operationIndex({
  indexName: temporary,
  operationIndexParams: {operation: 'move', destination: 'films'},
});
await client.waitForTask({indexName: temporary, taskID: swapped.taskID});

const live = await client.searchSingleIndex<{title: string}>({indexName: 'films'});
console.log(live.nbHits, 'records in the live index');
// endregion
console.log(live.hits.map(({title}) => title).sort());
const settings = await client.getSettings({indexName: 'films'});
console.log(settings.customRanking, settings.replicas);
