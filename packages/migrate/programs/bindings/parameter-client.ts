// types: undefined
import algoliasearch from 'algoliasearch';
import type {SearchClient} from 'algoliasearch';

async function countAll(client: SearchClient, names: string[]) {
    let total = 0;
    for (const name of names) {
        const index = client.initIndex(name);
        total += (await index.search('')).nbHits;
    }
    return total;
}

console.log(await countAll(algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY'), ['films', 'films_copy']));
