// region setup
import {algoliasearch} from 'algoliasearch';

const client = algoliasearch('mockAppId', 'mockAdminKey', {
  hosts: [{url: 'localhost:4010/search', protocol: 'http', accept: 'readWrite'}],
});
// endregion
console.log(typeof client.searchSingleIndex);
