import algoliasearch from 'algoliasearch';

type Film = { title: string; year: number };

const index = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY').initIndex('films');

const film = await index.getObject<Film>('dune');
console.log(film.title, film.year);

const part = await index.getObject<Film>('alien', { attributesToRetrieve: ['year'] });
console.log(part.year, part.title);

const title = (await index.getObject<Film>('amelie')).title;
console.log(title);
