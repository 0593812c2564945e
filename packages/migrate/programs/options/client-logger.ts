import algoliasearch from 'algoliasearch';

const lines: string[] = [];
const log = async (message: string) => {
  lines.push(message);
};

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY', {logger: {debug: log, info: log, error: log}});
console.log((await client.initIndex('films').search('dune')).nbHits, lines.length);
