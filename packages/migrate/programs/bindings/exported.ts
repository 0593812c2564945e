import algoliasearch from 'algoliasearch';

export const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
export const countHits = async (query: string) => (await client.initIndex('films').search(query)).nbHits;
export default client;

console.log(await countHits('dune'));
