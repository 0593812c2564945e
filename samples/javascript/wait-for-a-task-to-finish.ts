// region setup
import {algoliasearch} from 'algoliasearch';
import {AlgoliaError} from '@algolia/client-common';
import type {BatchRequest} from '@algolia/client-search';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region wait
const {taskID} = await client.saveObject({
  indexName: 'films',
  body: {
    objectID: 'past-lives',
    title: 'Past Lives',
    director: 'Celine Song',
    year: 2023,
  },
});
await client.waitForTask({indexName: 'films', taskID});

const {hits} = await client.searchSingleIndex<{title: string}>({
  indexName: 'films',
  searchParams: {query: 'past lives'},
});
console.log(hits.map((hit) => hit.title));
// endregion

// region optional-task
const updated = await client.addOrUpdateObject({
  indexName: 'films',
  objectID: 'past-lives',
  body: {title: 'Past Lives', year: 2023},
});
// The type says that taskID is optional.
if (updated.taskID === undefined) throw new Error('The response has no taskID.');
await client.waitForTask({indexName: 'films', taskID: updated.taskID});
// endregion

// region several-tasks
const updates: BatchRequest[] = ['dune', 'arrival', 'alien'].map((objectID) => ({
  action: 'partialUpdateObject',
  body: {objectID, watched: true},
}));
const taskIDs: number[] = [];

for (const requests of [updates.slice(0, 2), updates.slice(2)]) {
  const written = await client.batch({
    indexName: 'films',
    batchWriteParams: {requests},
  });
  taskIDs.push(written.taskID);
}
await Promise.all(
  taskIDs.map((id) => client.waitForTask({indexName: 'films', taskID: id})),
);
// endregion
console.log(taskIDs.length, 'tasks are published');

// region many-indices
const perIndex = await client.multipleBatch({
  requests: [
    {
      action: 'addObject',
      indexName: 'films',
      body: {objectID: 'aftersun', title: 'Aftersun'},
    },
    {
      action: 'addObject',
      indexName: 'films_copy',
      body: {objectID: 'aftersun', title: 'Aftersun'},
    },
  ],
});
for (const [indexName, indexTask] of Object.entries(perIndex.taskID)) {
  await client.waitForTask({indexName, taskID: indexTask});
  console.log(indexName, 'is up to date');
}
// endregion

// region tries
const deleted = await client.deleteObject({
  indexName: 'films',
  objectID: 'past-lives',
});
await client.waitForTask({
  indexName: 'films',
  taskID: deleted.taskID,
  maxRetries: 200,
  timeout: (retries) => Math.min(retries * 100, 2000), // milliseconds until the next retry
});
// endregion

// region out-of-tries
const cleared = await client.clearObjects({indexName: 'films_copy'});
try {
  await client.waitForTask({
    indexName: 'films_copy',
    taskID: cleared.taskID,
    maxRetries: 1,
  });
} catch (error) {
  if (error instanceof AlgoliaError) throw error; // a request failed
  console.log('Not published yet. The task continues: wait again later.');
}
// endregion

await client.waitForTask({indexName: 'films_copy', taskID: cleared.taskID});

// region get-task
const {status} = await client.getTask({
  indexName: 'films_copy',
  taskID: cleared.taskID,
});
console.log(status);
// endregion
