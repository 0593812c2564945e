import algoliasearch from 'algoliasearch';
import type { Synonym } from '@algolia/client-search';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const synonyms: Synonym[] = [
  { objectID: 'one', type: 'synonym', synonyms: ['film', 'picture'] },
  { objectID: 'two', type: 'altCorrection1', word: 'scary', corrections: ['spooky'] },
];
await index.saveSynonyms(synonyms).wait();
console.log((await index.searchSynonyms('')).hits.map((hit) => hit.objectID).sort());

await index.saveSynonyms(synonyms.slice(1), { replaceExistingSynonyms: true }).wait();
console.log((await index.searchSynonyms('')).hits.map((hit) => hit.objectID));

await index
  .saveSynonyms(synonyms.slice(0, 1), { clearExistingSynonyms: true, forwardToReplicas: true })
  .wait();
console.log((await index.searchSynonyms('')).hits.map((hit) => hit.objectID));
