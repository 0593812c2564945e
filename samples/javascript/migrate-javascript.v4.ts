// region setup
import algoliasearch from 'algoliasearch';

type Film = {title: string; year: number};

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');
// endregion

// region search-one
const {hits} = await index.search<Film>('dune', {hitsPerPage: 5});
// endregion
console.log(hits.map((film) => film.title));

// region search-many
const {results} = await client.multipleQueries([
  {indexName: 'films', query: 'alien', params: {hitsPerPage: 1}},
  {indexName: 'films_by_year', query: 'piano'},
]);
// endregion
for (const result of results) {
  if ('nbHits' in result) console.log(result.index, result.nbHits);
}

// region get-records
const {results: records} = await index.getObjects(['dune', 'alien']);
// endregion
console.log(records.length);

// region facet-values
const {facetHits} = await index.searchForFacetValues('director', 'rid');
// endregion
console.log(facetHits.map(({value, count}) => `${value}: ${count}`));

const titles: string[] = [];
// region browse
await index.browseObjects<Film>({
  batch: (page) => titles.push(...page.map((film) => film.title)),
});
// endregion
console.log(titles.length);

const synonyms: string[] = [];
// region browse-synonyms
await index.browseSynonyms({
  batch: (page) => synonyms.push(...page.map(({objectID}) => objectID)),
});
// endregion
console.log(synonyms);

// region save-one
await index.saveObject({objectID: 'heat', title: 'Heat', year: 1995}).wait();
// endregion

// region update-one
await index
  .partialUpdateObject({objectID: 'heat', director: 'Michael Mann'})
  .wait();
// endregion
console.log(
  await index.getObject('heat', {attributesToRetrieve: ['title', 'director']}),
);

const films = [
  {objectID: 'ran', title: 'Ran', year: 1985},
  {objectID: 'roma', title: 'Roma', year: 2018},
];
// region save-many
await index.saveObjects(films).wait();
await index.deleteObjects(['heat', 'roma']).wait();
// endregion
console.log((await index.search('')).nbHits);

// region settings
await index
  .setSettings(
    {attributesForFaceting: ['searchable(director)', 'searchable(genres)']},
    {forwardToReplicas: true},
  )
  .wait();
// endregion
const replica = await client.initIndex('films_by_year').getSettings();
console.log(replica.attributesForFaceting);

// region copy
await client.copyIndex('films', 'films_backup').wait();
// endregion
// region exists
console.log(await client.initIndex('films_backup').exists());
// endregion

const rules = [
  {
    objectID: 'scifi',
    conditions: [{pattern: 'scifi', anchoring: 'is'} as const],
    consequence: {params: {query: 'science fiction'}},
  },
];
// region rules
await index.replaceAllRules(rules).wait();
// endregion

// region api-key
await client
  .addApiKey(['search'], {description: 'Film page', indexes: ['films']})
  .wait();
// endregion

const validUntil = Math.floor(Date.now() / 1000) + 3600;
// region secured-key
const securedKey = client.generateSecuredApiKey('YOUR_SEARCH_KEY', {
  facetFilters: [['genres:Drama', 'genres:Romance']],
  restrictIndices: ['films'],
  validUntil,
});
// endregion
const visitor = algoliasearch('YOUR_APP_ID', securedKey).initIndex('films');
console.log((await visitor.search<Film>('')).hits.map((film) => film.title));

// region options
const tuned = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  headers: {'x-forwarded-for': '192.0.2.1'},
  timeouts: {connect: 1, read: 3, write: 20},
});
// endregion
console.log((await tuned.initIndex('films').search('')).nbHits);

// region request-options
await index.search('arrival', {
  hitsPerPage: 5,
  headers: {'x-algolia-usertoken': 'visitor-1'},
});
// endregion

// region request-timeout
await index.search('arrival', {timeout: 5}); // seconds
// endregion

// region replace-all
await index.replaceAllObjects(films, {safe: true});
// endregion
console.log((await index.search('')).nbHits);
