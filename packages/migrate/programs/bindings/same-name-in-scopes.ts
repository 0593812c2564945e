import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

async function countFilms() {
    const index = client.initIndex('films');
    return (await index.search('')).nbHits;
}

async function oldest() {
    const index = client.initIndex('films_by_year');
    const {hits} = await index.search<{year: number}>('', {filters: 'year < 1990'});
    return hits.map((hit) => hit.year);
}

console.log(await countFilms(), await oldest());
