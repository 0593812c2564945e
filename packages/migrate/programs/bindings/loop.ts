import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

for (const language of ['en', 'fr']) {
    const index = client.initIndex(`films_${language}`);
    await index.saveObjects([{objectID: 'dune', title: 'Dune', language}]).wait();
    const {hits} = await index.search<{language: string}>('dune');
    console.log(
        index.indexName,
        hits.map((hit) => hit.language)
    );
}
