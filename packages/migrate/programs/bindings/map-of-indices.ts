// differs: isn’t in reach
import algoliasearch, {SearchIndex} from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const known = new Map<string, SearchIndex>();

function open(name: string): SearchIndex {
  let index = known.get(name);
  if (!index) {
    index = client.initIndex(name);
    known.set(name, index);
  }
  return index;
}

console.log((await open('films').search('dune')).nbHits);
console.log((await open('films').search('alien')).nbHits, known.size);
