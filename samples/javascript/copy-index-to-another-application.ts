// region setup
import {algoliasearch} from 'algoliasearch';
import {ApiError} from '@algolia/client-common';
import type {
  BatchRequest,
  IndexSettings,
  Rule,
  SynonymHit,
} from '@algolia/client-search';

const source = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const destination = algoliasearch('OTHER_APP_ID', 'OTHER_API_KEY');
const indexName = 'films';
const taskIDs: number[] = []; // tasks of the destination
// endregion

// region guard
try {
  await destination.getSettings({indexName});
  throw new Error(`The destination already has an index ${indexName}.`);
} catch (error) {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
// endregion

// region settings
const settings: IndexSettings & {primary?: string} = await source.getSettings({
  indexName,
});
// Both refer to indices of the source application.
delete settings.replicas;
delete settings.primary;

const saved = await destination.setSettings({indexName, indexSettings: settings});
taskIDs.push(saved.taskID);
// endregion

// region rules
const rules: Rule[] = [];
await source.browseRules({
  indexName,
  aggregator: (page) => rules.push(...page.hits),
  validate: (page) => page.page + 1 >= page.nbPages,
});

// Skip the call if the list is empty.
if (rules.length > 0) {
  const {taskID} = await destination.saveRules({
    indexName,
    rules: rules.map(withoutHighlight),
  });
  taskIDs.push(taskID);
}
// endregion

// region synonyms
const synonyms: SynonymHit[] = [];
const searchSynonymsParams = {query: '', page: 0, hitsPerPage: 1000};
let hits: SynonymHit[];
do {
  ({hits} = await source.searchSynonyms({indexName, searchSynonymsParams}));
  synonyms.push(...hits);
  searchSynonymsParams.page += 1;
} while (hits.length > 0);

if (synonyms.length > 0) {
  const {taskID} = await destination.saveSynonyms({
    indexName,
    synonymHit: synonyms.map(withoutHighlight),
  });
  taskIDs.push(taskID);
}
// endregion

// region without-highlight
function withoutHighlight<Entry extends object>(entry: Entry): Entry {
  const copy: Entry & {_highlightResult?: unknown} = {...entry};
  delete copy._highlightResult;
  return copy;
}
// endregion

// region records
let cursor: string | undefined;
do {
  const page = await source.browse({
    indexName,
    browseParams: {hitsPerPage: 1000, cursor},
  });
  const requests: BatchRequest[] = page.hits.map((body) => ({
    action: 'addObject',
    body,
  }));
  if (requests.length > 0) {
    const {taskID} = await destination.batch({
      indexName,
      batchWriteParams: {requests},
    });
    taskIDs.push(taskID);
  }
  cursor = page.cursor;
} while (cursor !== undefined);
// endregion

// region wait
for (const taskID of taskIDs) {
  await destination.waitForTask({indexName, taskID});
}
// endregion

// region compare
for (const [application, client] of Object.entries({source, destination})) {
  const {items} = await client.listIndices();
  const index = items.find(({name}) => name === indexName);
  console.log(`${application}: ${index?.entries} records`);
}
// endregion
const copied = await destination.getSettings({indexName});
console.log(copied.customRanking, copied.replicas);
console.log(
  (await destination.searchRules({indexName})).hits.map(({objectID}) => objectID),
);
console.log(
  (await destination.searchSynonyms({indexName})).hits.map(
    ({objectID}) => objectID,
  ),
);
