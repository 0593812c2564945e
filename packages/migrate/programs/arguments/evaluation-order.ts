import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const log: string[] = [];
const note = <T>(name: string, value: T): T => {
  log.push(name);
  return value;
};
await index.partialUpdateObject(note('object', {objectID: 'dune', year: 1}), note('options', {createIfNotExists: true})).wait();
await index.saveRule(note('rule', {objectID: 'r', conditions: [{context: 'x'}], consequence: {params: {hitsPerPage: 1}}})).wait();
await index.getObjects(note('ids', ['dune']), {attributesToRetrieve: note('attributes', ['year'])});
console.log(log);
