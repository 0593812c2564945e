// region setup
import algoliasearch from 'algoliasearch';

const client = algoliasearch('mockAppId', 'mockAdminKey', {
  hosts: [{url: 'localhost:4010/search', protocol: 'http'}],
});
// endregion
console.log(typeof client.initIndex);
