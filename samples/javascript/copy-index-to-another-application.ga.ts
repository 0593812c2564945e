// region setup
import {algoliasearch, type Rule, type SynonymHit} from 'algoliasearch';

const source = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const destination = algoliasearch('OTHER_APP_ID', 'OTHER_API_KEY');
const indexName = 'films';
const taskIDs: number[] = []; // tasks of the destination
// endregion

// region one-call
await source.accountCopyIndex({
  sourceIndexName: 'films',
  destinationAppID: 'OTHER_APP_ID',
  destinationApiKey: 'OTHER_API_KEY',
  destinationIndexName: 'films_copy',
});

const copy = await destination.searchSingleIndex({indexName: 'films_copy'});
console.log(copy.nbHits, 'records in the copy');
// endregion

// region guard
if (await destination.indexExists({indexName})) {
  throw new Error(`The destination already has an index ${indexName}.`);
}
// endregion

// region settings
const settings = await source.getSettings({indexName});
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
await source.browseSynonyms({
  indexName,
  aggregator: (page) => synonyms.push(...page.hits),
});

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
await source.browseObjects({
  indexName,
  aggregator: async (page) => {
    const responses = await destination.saveObjects({
      indexName,
      objects: page.hits,
    });
    taskIDs.push(...responses.map(({taskID}) => taskID));
  },
});
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
