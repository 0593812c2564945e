import algoliasearch from 'algoliasearch';
import type { ObjectWithObjectID } from '@algolia/client-search';

type Film = ObjectWithObjectID & { title: string };

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const films: Film[] = [{ objectID: 'heat', title: 'Heat' }];
await index.saveObjects(films).wait();
const read = async (id: string): Promise<Film> => index.getObject<Film>(id);
console.log(await read('heat'));
