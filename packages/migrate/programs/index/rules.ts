import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

const before = await index.searchRules('', { hitsPerPage: 5, page: 0 });
console.log(before.hits.map((rule) => rule.objectID).sort());
for (const { objectID } of before.hits.slice(0, 1)) {
  const rule = await index.getRule(objectID);
  console.log(rule.objectID === objectID, rule.conditions?.length);
  await index.deleteRule(objectID, { forwardToReplicas: true }).wait();
}
console.log((await index.searchRules('', { enabled: true })).nbHits);
await index.clearRules({ forwardToReplicas: true }).wait();
console.log((await index.searchRules('')).nbHits);
