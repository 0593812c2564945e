// types: undefined
import algoliasearch, { type SearchClient } from 'algoliasearch';

class Films {
	private readonly client: SearchClient;

	constructor(appId: string, apiKey: string) {
		this.client = algoliasearch(appId, apiKey);
	}

	async count(query: string): Promise<number> {
		const { nbHits } = await this.client.initIndex('films').search(query);
		return nbHits;
	}
}

console.log(await new Films('YOUR_APP_ID', 'YOUR_API_KEY').count('ridley'));
