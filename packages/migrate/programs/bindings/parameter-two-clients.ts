// types: undefined
import algoliasearch, {type SearchIndex} from 'algoliasearch';

const one = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const other = algoliasearch('OTHER_APP_ID', 'OTHER_API_KEY');

async function fill(index: SearchIndex): Promise<number> {
  await index.saveObject({objectID: 'heat', title: 'Heat'}).wait();
  return (await index.search('')).nbHits;
}

console.log(await fill(one.initIndex('films')), await fill(other.initIndex('films')));
const indices = {mine: one.initIndex('films'), theirs: other.initIndex('films')};
console.log((await indices.mine.search('')).nbHits, (await indices.theirs.search('')).nbHits);
