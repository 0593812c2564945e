// differs: `accountCopyIndex` is gone
import algoliasearch from 'algoliasearch';
import { accountCopyIndex } from '@algolia/client-account';

const source = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY').initIndex('films_copy');
const destination = algoliasearch('OTHER_APP_ID', 'OTHER_API_KEY').initIndex('films');

await accountCopyIndex(source, destination).wait();
console.log((await destination.search('')).nbHits);
