import algoliasearch from 'algoliasearch';
import {MethodEnum} from '@algolia/requester-common';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const {items} = await client.customRequest<{items: unknown[]}>({method: MethodEnum.Get!, path: '1/indexes'});
console.log(items.length);
