import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  requester: { send: async () => ({ status: 0, isTimedOut: false, content: '' }) },
});
try {
  await client.initIndex('films').search('dune');
} catch (error: any) {
  console.log(error.name, error.transporterStackTrace.length);
}
