import algoliasearch from "algoliasearch";

class Catalogue {
  #client = algoliasearch("YOUR_APP_ID", "YOUR_API_KEY");
  #index = this.#client.initIndex("films");

  async remove(id: string) {
    await this.#index.deleteObject(id).wait();
    return (await this.#index.search("")).nbHits;
  }
}

console.log(await new Catalogue().remove("dune"));
