// region setup
import {algoliasearch} from 'algoliasearch';
import {ApiError, RetryError} from '@algolia/client-common';

type Film = {title: string; year: number};

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region search-many
const {results} = await client.searchForHits<Film>({
  requests: [
    {indexName: 'films', query: 'alien', hitsPerPage: 1},
    {indexName: 'films_by_year', query: 'piano'},
  ],
});
for (const {index, nbHits} of results) console.log(index, nbHits);
// endregion

// region browse
const titles: string[] = [];
await client.browseObjects<Film>({
  indexName: 'films',
  aggregator: ({hits}) => titles.push(...hits.map((film) => film.title)),
});
console.log(titles.length);
// endregion

// region browse-synonyms
const synonyms: string[] = [];
await client.browseSynonyms({
  indexName: 'films',
  aggregator: ({hits}) => synonyms.push(...hits.map(({objectID}) => objectID)),
});
console.log(synonyms);
// endregion

// region save-many
const films = [
  {objectID: 'ran', title: 'Ran', year: 1985},
  {objectID: 'roma', title: 'Roma', year: 2018},
];
const responses = await client.saveObjects({
  indexName: 'films',
  objects: films,
  waitForTasks: true,
});
console.log(responses.flatMap((response) => response.objectIDs));
// endregion

// region increment
await client.partialUpdateObjects({
  indexName: 'films',
  objects: [{objectID: 'ran', views: {_operation: 'Increment', value: 1}}],
  waitForTasks: true,
});
// endregion
console.log(await client.getObject({indexName: 'films', objectID: 'ran'}));

// region delete-many
await client.deleteObjects({
  indexName: 'films',
  objectIDs: ['heat', 'roma'],
  waitForTasks: true,
});
// endregion
console.log((await client.searchSingleIndex({indexName: 'films'})).nbHits);

const copied = await client.operationIndex({
  indexName: 'films',
  operationIndexParams: {operation: 'copy', destination: 'films_backup'},
});
await client.waitForTask({indexName: 'films', taskID: copied.taskID});

// region replace-all
await client.replaceAllObjects({indexName: 'films_backup', objects: films});
// endregion
const replaced = await client.searchSingleIndex<Film>({indexName: 'films_backup'});
console.log(replaced.hits.map((film) => film.title).sort());

// region exists
console.log(await client.indexExists({indexName: 'films_backup'}));
// endregion
console.log(await client.indexExists({indexName: 'books'}));

const changed = await client.setSettings({
  indexName: 'films',
  indexSettings: {attributesForFaceting: ['searchable(genres)']},
});
await client.waitForTask({indexName: 'films', taskID: changed.taskID});

// region secured-key
const securedKey = client.generateSecuredApiKey({
  parentApiKey: 'YOUR_SEARCH_KEY',
  restrictions: {
    filters: 'genres:Drama OR genres:Romance',
    restrictIndices: ['films'],
    validUntil: Math.floor(Date.now() / 1000) + 3600,
  },
});
// endregion

// region secured-validity
const seconds = client.getSecuredApiKeyRemainingValidity({
  securedApiKey: securedKey,
});
// endregion
console.log(seconds > 3000);

// region secured-nested
const sameAsBefore = client.generateSecuredApiKey({
  parentApiKey: 'YOUR_SEARCH_KEY',
  restrictions: {
    searchParams: {
      facetFilters: JSON.stringify([['genres:Drama', 'genres:Romance']]),
    },
  },
});
// endregion
for (const apiKey of [securedKey, sameAsBefore]) {
  const visitor = algoliasearch('YOUR_APP_ID', apiKey);
  const found = await visitor.searchSingleIndex<Film>({indexName: 'films'});
  console.log(found.hits.map((film) => film.title));
}
console.log(
  decodeURIComponent(Buffer.from(sameAsBefore, 'base64').toString().slice(64)),
);

// region account-copy
await client.accountCopyIndex({
  sourceIndexName: 'films_backup',
  destinationAppID: 'OTHER_APP_ID',
  destinationApiKey: 'OTHER_API_KEY',
  destinationIndexName: 'films',
});
// endregion
const other = algoliasearch('OTHER_APP_ID', 'OTHER_API_KEY');
console.log((await other.searchSingleIndex({indexName: 'films'})).nbHits);

// region request-timeout
await client.searchSingleIndex<Film>(
  {indexName: 'films', searchParams: {query: 'arrival'}},
  {timeouts: {read: 5000}}, // milliseconds
);
// endregion

try {
  await client.getObject({indexName: 'films', objectID: 'none'});
} catch (error) {
  console.log(error instanceof ApiError, error instanceof RetryError);
}
