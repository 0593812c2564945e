import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');

await client.copySettings('films', 'only_settings').wait();
await client.copyRules('films', 'only_rules').wait();
await client.copySynonyms('films', 'only_synonyms').wait();
for (const name of ['only_settings', 'only_rules', 'only_synonyms']) {
  const index = client.initIndex(name);
  const [settings, rules, synonyms] = await Promise.all([
    index.getSettings(),
    index.searchRules(''),
    index.searchSynonyms(''),
  ]);
  console.log(name, settings.attributesForFaceting?.length ?? 0, rules.nbHits, synonyms.nbHits);
}
