import algoliasearch from 'algoliasearch';

console.log(/^\d+\.\d+\.\d+$/.test(algoliasearch.version));
