import type {HostedSearch} from '../config/siteConfig.ts';
import type {SearchClient} from './searchClient.ts';

let client: Promise<SearchClient> | undefined;

/** One for the modal and the page, so that the index is loaded once. */
export function loadClient(hosted: HostedSearch | undefined): Promise<SearchClient> {
  client ??= (hosted ? loadHosted(hosted) : loadEmbedded()).catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function loadHosted(hosted: HostedSearch): Promise<SearchClient> {
  const {createHostedClient} = await import('./hostedClient.ts');
  return createHostedClient(hosted);
}

async function loadEmbedded(): Promise<SearchClient> {
  const {createEmbeddedClient} = await import('./embeddedClient.ts');
  return createEmbeddedClient();
}
