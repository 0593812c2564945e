import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const [films, copy] = ['films', 'films_copy'].map((name) => client.initIndex(name));
const {a, b} = {a: client.initIndex('films'), b: client.initIndex('films_by_year')};
const [first] = [client.initIndex('films')];

await copy!.deleteObject('dune').wait();
console.log((await films!.search('dune')).nbHits, (await copy!.search('dune')).nbHits);
console.log((await a.search('', {hitsPerPage: 1})).hits[0]?.objectID, (await b.search('', {hitsPerPage: 1})).hits[0]?.objectID);
console.log((await first.search('dune')).nbHits);
