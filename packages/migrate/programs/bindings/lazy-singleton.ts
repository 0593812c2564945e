import algoliasearch, {type SearchClient} from 'algoliasearch';

let cached: SearchClient | null = null;

export function getClient(): SearchClient {
    if (cached === null) cached = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
    return cached;
}

const index = getClient().initIndex('films');
console.log((await index.search('dune')).nbHits, getClient() === getClient());
