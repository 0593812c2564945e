import algoliasearch from "algoliasearch";
import {
  ApiKeyACLEnum,
  BatchActionEnum,
  ScopeEnum,
  StrategyEnum,
  SynonymEnum,
} from "@algolia/client-search";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
const index = client.initIndex("films");

await client
  .copyIndex("films", "backup", {
    scope: [ScopeEnum.Settings!, ScopeEnum.Rules!],
  })
  .wait();
const { key } = await client
  .addApiKey([ApiKeyACLEnum.Search!, ApiKeyACLEnum.Browser!])
  .wait();
console.log(
  (await client.getApiKey(key)).acl,
  await client.initIndex("backup").exists(),
);
await index
  .batch([
    { action: BatchActionEnum.DeleteObject!, body: { objectID: "dune" } },
  ])
  .wait();
const { results } = await client.search([{ indexName: "films", query: "" }], {
  strategy: StrategyEnum.StopIfEnoughMatches,
});
console.log(results.length, SynonymEnum.AltCorrection1);
