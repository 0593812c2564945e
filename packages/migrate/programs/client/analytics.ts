import algoliasearch from "algoliasearch";

const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
const analytics = client.initAnalytics({ region: "de" });

const { abtests, total } = await analytics.getABTests({ offset: 0, limit: 10 });
console.log(total, abtests?.map(({ name }) => name).sort());
const [test] = abtests?.filter(({ status }) => status === "active") ?? [];
if (test) {
  console.log((await analytics.getABTest(test.abTestID)).name === test.name);
  await analytics.stopABTest(test.abTestID);
  console.log((await analytics.getABTest(test.abTestID)).status);
  await analytics.deleteABTest(test.abTestID);
}
console.log((await analytics.getABTests()).total);
