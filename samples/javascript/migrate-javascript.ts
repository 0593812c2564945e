// region setup
import {createHmac} from 'node:crypto';
import {algoliasearch} from 'algoliasearch';
import {ApiError, RetryError} from '@algolia/client-common';
import type {BatchRequest} from '@algolia/client-search';

type Film = {title: string; year: number};

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region search-one
const found = await client.searchSingleIndex<Film>({
  indexName: 'films',
  searchParams: {query: 'dune', hitsPerPage: 5},
});
console.log(found.hits.map((film) => film.title));
// endregion

// region search-many
const {results} = await client.search<Film>({
  requests: [
    {indexName: 'films', query: 'alien', hitsPerPage: 1},
    {indexName: 'films_by_year', query: 'piano'},
  ],
});
for (const result of results) {
  if ('hits' in result) console.log(result.index, result.nbHits);
}
// endregion

// region get-records
const {results: records} = await client.getObjects<Film>({
  requests: ['dune', 'alien'].map((objectID) => ({indexName: 'films', objectID})),
});
console.log(records.length);
// endregion

// region facet-values
const {facetHits} = await client.searchForFacetValues({
  indexName: 'films',
  facetName: 'director',
  searchForFacetValuesRequest: {facetQuery: 'rid'},
});
console.log(facetHits.map(({value, count}) => `${value}: ${count}`));
// endregion

// region browse
const titles: string[] = [];
await client.browseObjects<Film>({
  indexName: 'films',
  browseParams: {hitsPerPage: 1000},
  aggregator: ({hits}) => titles.push(...hits.map((film) => film.title)),
});
console.log(titles.length);
// endregion

// region save-one
const saved = await client.saveObject({
  indexName: 'films',
  body: {objectID: 'heat', title: 'Heat', year: 1995},
});
await client.waitForTask({indexName: 'films', taskID: saved.taskID});
// endregion

// region update-one
const updated = await client.partialUpdateObject({
  indexName: 'films',
  objectID: 'heat',
  attributesToUpdate: {director: 'Michael Mann'},
  createIfNotExists: false,
});
if (updated.taskID)
  await client.waitForTask({indexName: 'films', taskID: updated.taskID});
// endregion
console.log(await client.getObject({indexName: 'films', objectID: 'heat'}));

// region send-in-chunks
async function sendInChunks(
  indexName: string,
  action: BatchRequest['action'],
  bodies: Record<string, unknown>[],
) {
  const [objectIDs, taskIDs]: [string[], number[]] = [[], []];
  for (let start = 0; start < bodies.length; start += 1000) {
    const requests = bodies
      .slice(start, start + 1000)
      .map((body) => ({action, body}));
    const sent = await client.batch({indexName, batchWriteParams: {requests}});
    objectIDs.push(...sent.objectIDs);
    taskIDs.push(sent.taskID);
  }
  for (const taskID of taskIDs) await client.waitForTask({indexName, taskID});
  return {objectIDs, taskIDs};
}
// endregion

// region save-many
const films = [
  {objectID: 'ran', title: 'Ran', year: 1985},
  {objectID: 'roma', title: 'Roma', year: 2018},
];
const {objectIDs} = await sendInChunks('films', 'updateObject', films);
console.log(objectIDs);
// endregion

// region increment
await sendInChunks('films', 'partialUpdateObjectNoCreate', [
  {objectID: 'ran', views: {_operation: 'Increment', value: 1}},
]);
// endregion
console.log(await client.getObject({indexName: 'films', objectID: 'ran'}));

// region delete-many
await sendInChunks(
  'films',
  'deleteObject',
  ['heat', 'roma'].map((objectID) => ({objectID})),
);
// endregion
console.log((await client.searchSingleIndex({indexName: 'films'})).nbHits);

// region settings
const changed = await client.setSettings({
  indexName: 'films',
  indexSettings: {
    attributesForFaceting: ['searchable(director)', 'searchable(genres)'],
  },
  forwardToReplicas: true,
});
await client.waitForTask({indexName: 'films', taskID: changed.taskID});
// endregion

// region copy
const copied = await client.operationIndex({
  indexName: 'films',
  operationIndexParams: {operation: 'copy', destination: 'films_backup'},
});
await client.waitForTask({indexName: 'films', taskID: copied.taskID});
// endregion

// region exists
async function indexExists(indexName: string): Promise<boolean> {
  try {
    await client.getSettings({indexName});
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}
// endregion
console.log(await indexExists('films_backup'), await indexExists('books'));

// region replace-all
async function replaceAllRecords(
  indexName: string,
  bodies: Record<string, unknown>[],
) {
  const temporary = `${indexName}_${Date.now()}`;
  const copy = await client.operationIndex({
    indexName,
    operationIndexParams: {
      operation: 'copy',
      destination: temporary,
      scope: ['settings', 'synonyms', 'rules'],
    },
  });
  await client.waitForTask({indexName, taskID: copy.taskID});

  await sendInChunks(temporary, 'addObject', bodies);

  const move = await client.operationIndex({
    indexName: temporary,
    operationIndexParams: {operation: 'move', destination: indexName},
  });
  await client.waitForTask({indexName: temporary, taskID: move.taskID});
}

await replaceAllRecords('films_backup', films);
// endregion
const replaced = await client.searchSingleIndex<Film>({indexName: 'films_backup'});
console.log(replaced.hits.map((film) => film.title).sort());

// region find-one
async function findRecord(
  indexName: string,
  isMatch: (film: Film) => boolean,
  query = '',
) {
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const {hits, nbPages = 0} = await client.searchSingleIndex<Film>({
      indexName,
      searchParams: {query, page},
    });
    const position = hits.findIndex(isMatch);
    if (position >= 0) return {object: hits[position], position, page};
    pages = nbPages;
  }
  return undefined;
}

const early = await findRecord('films', (film) => film.year < 1980);
console.log(early?.object?.title, early?.position, early?.page);
// endregion

// region secured-key
type Restriction = string | number | boolean | unknown[];

function createSecuredKey(
  searchKey: string,
  restrictions: Record<string, Restriction>,
): string {
  const query = Object.entries(restrictions)
    .map(([name, value]) => {
      // JSON preserves nested lists: values in an inner list
      // are combined with OR.
      const text = Array.isArray(value) ? JSON.stringify(value) : String(value);
      return `${name}=${encodeURIComponent(text)}`;
    })
    .join('&');
  const signature = createHmac('sha256', searchKey).update(query).digest('hex');
  return Buffer.from(signature + query).toString('base64');
}

const securedKey = createSecuredKey('YOUR_SEARCH_KEY', {
  facetFilters: [['genres:Drama', 'genres:Romance']],
  restrictIndices: ['films'],
  validUntil: Math.floor(Date.now() / 1000) + 3600,
});
// endregion

// region secured-validity
function readRemainingSeconds(key: string): number | undefined {
  const [, validUntil] =
    /validUntil=(\d+)/.exec(Buffer.from(key, 'base64').toString()) ?? [];
  return validUntil === undefined
    ? undefined
    : Number(validUntil) - Math.floor(Date.now() / 1000);
}
// endregion
console.log((readRemainingSeconds(securedKey) ?? 0) > 3000);
const visitor = algoliasearch('YOUR_APP_ID', securedKey);
console.log(
  (await visitor.searchSingleIndex<Film>({indexName: 'films'})).hits.map(
    (film) => film.title,
  ),
);

// region api-key
const {key} = await client.addApiKey({
  acl: ['search'],
  description: 'Film page',
  indexes: ['films'],
});
await client.waitForApiKey({operation: 'add', key});
// endregion

// region errors
try {
  await client.getObject({indexName: 'films', objectID: 'none'});
} catch (error) {
  if (error instanceof ApiError) console.log(error.status, error.message);
  else if (error instanceof RetryError) console.log(error.stackTrace.length);
  else throw error;
}
// endregion

// region options
const tuned = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  baseHeaders: {'x-forwarded-for': '192.0.2.1'},
  timeouts: {connect: 1000, read: 3000, write: 20_000},
});
tuned.addAlgoliaAgent('film-shop', '2.1.0');
// endregion

// region request-options
const response = await tuned.searchSingleIndex<Film>(
  {indexName: 'films', searchParams: {query: 'arrival', hitsPerPage: 5}},
  {headers: {'x-algolia-usertoken': 'visitor-1'}},
);
console.log(response.nbHits);
// endregion

// region rules
const rules = await client.saveRules({
  indexName: 'films',
  rules: [
    {
      objectID: 'scifi',
      conditions: [{pattern: 'scifi', anchoring: 'is'}],
      consequence: {params: {query: 'science fiction'}},
    },
  ],
  clearExistingRules: true,
});
await client.waitForTask({indexName: 'films', taskID: rules.taskID});
// endregion
