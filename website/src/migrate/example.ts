/** A program for version 4, with something of each kind: changed, to check, and to do. */
export const example = `import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

export async function addFilms(films) {
  await index.setSettings({searchableAttributes: ['title', 'director']});
  await index.saveObjects(films, {autoGenerateObjectIDIfNotExist: true}).wait();
}

export async function findFilms(query, options) {
  const {hits} = await index.search(query, options);
  return hits;
}

export async function rateFilm(objectID, rating) {
  await index.partialUpdateObject({objectID, rating});
}

export async function findByTitle(title) {
  const {object} = await index.findObject((film) => film.title === title);
  return object;
}
`;
