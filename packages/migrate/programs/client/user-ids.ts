import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const user = await client.getUserID('user4');
console.log(user.userID, user.clusterName);
const { userIDs } = await client.listUserIDs({ page: 0, hitsPerPage: 10 });
console.log(userIDs.length > 0);
const { hits, page } = await client.searchUserIDs('user', {
  cluster: 'd4242-eu',
  page: 0,
  hitsPerPage: 5,
});
console.log(hits.length, page);
const { pending } = await client.hasPendingMappings({ retrieveMappings: true });
console.log(pending);
