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
await client.saveObjects({indexName: 'films', objects: films, waitForTasks: true});
// endregion

// region several-indices
const {results} = await client.searchForHits<Film>({
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
  searchSynonymsParams: {query: '', page: 0, hitsPerPage: 10},
});
console.log(synonyms.nbHits);

const cleared = await client.clearSynonyms({indexName: 'films'});
// endregion
await client.waitForTask({indexName: 'films', taskID: cleared.taskID});

// region request-timeout
const quick = await client.searchSingleIndex<Film>(
  {indexName: 'films', searchParams: {query: 'heat'}},
  {timeouts: {read: 10_000}},
);
console.log(quick.nbHits);
// endregion

// region custom
const resource = await client.customGet({path: '1/my-endpoint'});
console.log(resource.name);
// endregion
