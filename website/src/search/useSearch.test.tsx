import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, expect, it, vi} from 'vitest';
import {createEmbeddedClient} from './embeddedClient.ts';
import {createHostedClient} from './hostedClient.ts';
import type {SearchClient} from './searchClient.ts';
import {useSearch} from './useSearch.ts';

afterEach(() => vi.unstubAllGlobals());

/** Rendered without effects: what is asked for here is asked for while React renders. */
function Results({client}: {client: SearchClient}): ReactNode {
  return useSearch({client, query: 'task', filters: {language: 'en'}, limit: 5}).answer?.count ?? 'no answer yet';
}

const clients = [
  ['in the page', createEmbeddedClient()],
  ['at a host', createHostedClient({provider: 'algolia', appId: 'APP', apiKey: 'key', indexName: 'docs'})],
] as const;

it.each(clients)('requests nothing while React renders, with an index %s', async (_, client) => {
  const fetch = vi.fn(() => Promise.reject(new Error('There is no network.')));
  vi.stubGlobal('fetch', fetch);
  expect(renderToStaticMarkup(<Results client={client} />)).toBe('no answer yet');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(fetch).not.toHaveBeenCalled();
});
