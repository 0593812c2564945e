// types: used before being assigned
import algoliasearch, {type SearchClient, type SearchIndex} from 'algoliasearch';

let client: SearchClient;
let index: SearchIndex | undefined;

function setUp(name: string) {
  client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
  index = client.initIndex(name);
}

setUp('films');
const response = await index!.search('dune');
console.log(response.nbHits);
