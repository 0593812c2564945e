import algoliasearch from 'algoliasearch';

class Search {
  client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
  films = this.client.initIndex('films');
  static readonly defaultIndex = 'films_by_year';

  titles = async (query: string) =>
    (await this.films.search<{title: string}>(query)).hits.map((hit) => hit.title);

  newest() {
    return this.client.initIndex(Search.defaultIndex).search<{title: string}>('', {hitsPerPage: 1});
  }
}

const search = new Search();
console.log(
  await search.titles('ridley'),
  (await search.newest()).hits.map((hit) => hit.title),
);
