const count = await import('algoliasearch')
  .then(({ default: algoliasearch }) => {
    const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
    return client.initIndex('films').search('dune');
  })
  .then(({ nbHits }) => nbHits);
console.log(count);

export {};
