// region setup
import {algoliasearch} from 'algoliasearch';
import type {BatchRequest} from '@algolia/client-search';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region exists
if (!(await client.indexExists({indexName: 'films'}))) {
  throw new Error('There is no index films.');
}
// endregion

// region replace-all
const allFilms = [
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

const {batchResponses} = await client.replaceAllObjects({
  indexName: 'films',
  objects: allFilms,
});
console.log('Batches:', batchResponses.length);

const replaced = await client.searchSingleIndex({indexName: 'films'});
console.log(replaced.nbHits, 'records after the call');
// endregion
const settings = await client.getSettings({indexName: 'films'});
console.log(settings.customRanking, settings.replicas);
const {items} = await client.listIndices();
console.log(items.map(({name}) => name).sort());

// What happens to the settings when they aren't in the scopes.
await client.replaceAllObjects({
  indexName: 'films',
  objects: allFilms,
  scopes: ['rules', 'synonyms'],
});
const without = await client.getSettings({indexName: 'films'});
console.log(without.customRanking);
