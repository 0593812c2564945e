import algoliasearch from 'algoliasearch';
import type {Hit, SearchOptions, SearchResponse} from '@algolia/client-search';

type Film = {title: string; year: number};

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

async function find(query: string, options: SearchOptions): Promise<Hit<Film>[]> {
  const response: SearchResponse<Film> = await client.initIndex('films').search<Film>(query, options);
  return response.hits;
}

const films = await find('', {hitsPerPage: 2, filters: 'year > 2000'});
console.log(films.map(({title, year}) => `${title} ${year}`));
