import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

let synonyms: string[] = [];
await index.browseSynonyms({
	batch: page =>
		(synonyms = [
			...synonyms,
			...page.map(({ objectID, type }) => `${objectID}: ${type}`)
		])
});
console.log(synonyms);

let count = 0;
await index.browseSynonyms({
	type: 'placeholder',
	batch: page => {
		count += page.length;
	}
});
console.log(count);
