// types: undefined
import algoliasearch, {type SearchClient, type SearchIndex} from 'algoliasearch';

abstract class Store<T extends {objectID: string}> {
  protected abstract readonly indexName: string;
  constructor(protected readonly client: SearchClient) {}

  protected get index(): SearchIndex {
    return this.client.initIndex(this.indexName);
  }

  async add(...records: T[]): Promise<this> {
    await this.index.saveObjects(records).wait();
    return this;
  }

  async count(): Promise<number> {
    return (await this.index.search<T>('')).nbHits;
  }
}

class Films extends Store<{objectID: string; title: string}> {
  protected readonly indexName = 'films';
  async last() {
    return this.index.search<{title: string}>('', {hitsPerPage: 1});
  }
}

const films = await new Films(algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY')).add({objectID: 'heat', title: 'Heat'});
console.log(await films.count(), (await films.last()).hits.length);
