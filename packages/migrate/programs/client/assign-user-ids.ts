// differs: xAlgoliaUserID
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const assigned = await client.assignUserIDs(['user42', 'user43'], 'd4242-eu').then(
    () => 'assigned',
    () => 'refused'
);
console.log(assigned);
