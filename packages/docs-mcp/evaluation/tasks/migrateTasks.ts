import type {Task} from './task.ts';

const importScript = `import algoliasearch from 'algoliasearch';

const client = algoliasearch(process.env.ALGOLIA_APP_ID, process.env.ALGOLIA_ADMIN_KEY);
const index = client.initIndex('products');

export async function importProducts(products) {
  await index.setSettings({attributesForFaceting: ['brand']}).wait();
  await index.saveObjects(products).wait();
  const {nbHits} = await index.search('', {hitsPerPage: 0});
  return nbHits;
}
`;

const searchPage = `const algoliasearch = require('algoliasearch');

const client = algoliasearch('APP', 'KEY');

async function home(query) {
  const {results} = await client.multipleQueries([
    {indexName: 'products', query, params: {hitsPerPage: 4}},
    {indexName: 'posts', query},
  ]);
  return results;
}

async function exportAll() {
  let all = [];
  await client.initIndex('products').browseObjects({batch: (hits) => (all = all.concat(hits))});
  return all;
}

async function backup() {
  await client.copyIndex('products', 'products_backup').wait();
}

module.exports = {home, exportAll, backup};
`;

/** Programs for version 4 of the JavaScript client. */
export const migrateTasks: Task[] = [
  {
    id: 'import-script',
    kind: 'migrate',
    question: 'Rewrite this importer for the current major release.',
    given: {code: importScript, file: 'import.mjs'},
    needs: [
      {name: 'imports algoliasearch by its name', pattern: /import \{ ?algoliasearch ?\}/},
      {name: 'saves with the name of the index', pattern: /saveObjects\(\{\s*indexName/},
      {name: 'still waits', pattern: /waitForTasks: true|waitForTask\(/},
      {name: 'searches with searchSingleIndex', pattern: /searchSingleIndex\(/},
    ],
  },
  {
    id: 'search-page',
    kind: 'migrate',
    question: 'This file uses the old client. What does it look like after the upgrade?',
    given: {code: searchPage, file: 'search.cjs'},
    needs: [
      {name: 'requires algoliasearch by its name', pattern: /\{ ?algoliasearch ?\} = require/},
      {name: 'searches with a list of requests', pattern: /\.search(ForHits)?\(\{\s*requests/},
      {name: 'browses with an aggregator', pattern: /aggregator/},
      {name: 'copies with operationIndex', pattern: /operationIndex\(/},
    ],
  },
];
