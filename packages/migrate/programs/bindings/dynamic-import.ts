const { default: algoliasearch } = await import('algoliasearch');

const index = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY').initIndex('films');
console.log((await index.search('dune')).nbHits);

export {};
