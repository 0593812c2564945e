// region setup
import {algoliasearch} from 'algoliasearch';
import {AlgoliaError} from '@algolia/client-common';
import type {BatchRequest} from '@algolia/client-search';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
// endregion

// region batch-helper
await client.saveObjects({
  indexName: 'films',
  objects: [
    {objectID: 'aftersun', title: 'Aftersun'},
    {
      objectID: 'past-lives',
      title: 'Past Lives',
      director: 'Celine Song',
      year: 2023,
    },
  ],
  waitForTasks: true,
});
const saved = await client.getObject({indexName: 'films', objectID: 'aftersun'});
console.log(saved.title);
// endregion
