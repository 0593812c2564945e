import algoliasearch from 'algoliasearch';

const paths: string[] = [];
const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {
  requester: {
    async send({ url, method }) {
      paths.push(`${method} ${new URL(url).pathname}`);
      return { status: 200, isTimedOut: false, content: '{"hits": [], "nbHits": 0}' };
    },
  },
});
console.log((await client.initIndex('films').search('dune')).nbHits, paths);
