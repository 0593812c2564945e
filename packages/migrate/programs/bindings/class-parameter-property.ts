import algoliasearch, { type SearchClient } from 'algoliasearch'

class Indexer {
  constructor(
    private readonly client: SearchClient,
    private readonly indexName = 'films',
  ) {}

  get index() {
    return this.client.initIndex(this.indexName)
  }

  async run() {
    await this.index.saveObject({ objectID: 'heat', title: 'Heat' }).wait()
    return (await this.index.search('heat')).nbHits
  }
}

console.log(await new Indexer(algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')).run())
