async function createIndex(name: string) {
  const algoliasearch = (await import("algoliasearch")).default;
  const client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
  const response = await client.initIndex(name).search("dune");
  return response.nbHits;
}
console.log(await createIndex("films"));

export {};
