import algoliasearch from 'algoliasearch';

const search = {
	client: algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY'),
	get films() {
		return this.client.initIndex('films');
	}
};

console.log((await search.films.search('dune')).nbHits);
console.log((await search.films.getObject<{ title: string }>('alien')).title);
