import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

const response = await client.customRequest<{items: {name: string}[]}>({method: 'GET', path: '1/indexes'});
console.log(response.items.map(({name}) => name).sort());

const page = await client.customRequest<{items: unknown[]}>({
  method: 'GET',
  path: '/1/indexes',
  data: {page: 0, hitsPerPage: 2},
});
console.log(page.items.length);
