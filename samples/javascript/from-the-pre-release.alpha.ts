// region setup
import {algoliasearch} from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

type Film = {objectID: string; title: string; year: number};

const films: Film[] = [
  {objectID: 'heat', title: 'Heat', year: 1995},
  {objectID: 'roma', title: 'Roma', year: 2018},
];
// endregion

// region save-many
const {taskID} = await client.batch({
  indexName: 'films',
  batchWriteParams: {
    requests: films.map((body) => ({action: 'addObject', body})),
  },
});
await client.waitForTask({indexName: 'films', taskID});
// endregion

// region several-indices
const {results} = await client.search<Film>({
  requests: [
    {indexName: 'films', query: 'heat'},
    {indexName: 'films', query: 'roma'},
  ],
});
console.log(results.map((result) => result.hits[0]?.title));
// endregion

// region synonyms
const synonyms = await client.searchSynonyms({
  indexName: 'films',
  page: 0,
  hitsPerPage: 10,
  searchSynonymsParams: {query: ''},
});
console.log(synonyms.nbHits);

const cleared = await client.clearAllSynonyms({indexName: 'films'});
// endregion
await client.waitForTask({indexName: 'films', taskID: cleared.taskID});

// region request-timeout
const quick = await client.searchSingleIndex<Film>(
  {indexName: 'films', searchParams: {query: 'heat'}},
  {timeout: 10_000},
);
console.log(quick.nbHits);
// endregion

// region custom
const resource = await client.get({path: '/my-endpoint'});
console.log(resource.name);
// endregion
