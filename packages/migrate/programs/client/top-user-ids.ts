// differs: topUsers
import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const {topUsers} = await client.getTopUserIDs();
console.log(Object.keys(topUsers));
