import type {SearchClient} from '../search/searchClient.ts';

/** A site of any API is searched in the page alone. */
export function createHostedClient(): SearchClient {
  throw new Error('This site has no hosted search.');
}
