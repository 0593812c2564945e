import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

class Collector {
  ids: string[] = [];
  collect(hits: readonly {objectID: string}[]) {
    this.ids.push(...hits.map((hit) => hit.objectID));
  }
}
const collector = new Collector();
await index.browseObjects({batch: collector.collect.bind(collector)});
await index.browseObjects({batch: (hits) => collector.collect(hits), query: 'ridley'});
await index.browseObjects({batch: function (hits) { console.log(hits.length); }, filters: 'year < 1980'});
console.log(collector.ids.length);
