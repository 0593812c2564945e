import algoliasearch, {SearchIndex} from 'algoliasearch';

type Film = {objectID: string; title: string};

class Repository {
    private index: SearchIndex;

    constructor(name: string) {
        const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
        this.index = client.initIndex(name);
    }

    async find(query: string) {
        const {hits} = await this.index.search<Film>(query);
        return hits.map((hit) => hit.title);
    }

    async save(...films: Film[]) {
        await this.index.saveObjects(films).wait();
    }
}

const repository = new Repository('films');
await repository.save({objectID: 'heat', title: 'Heat'});
console.log(await repository.find('heat'));
