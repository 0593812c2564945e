import type {Credentials} from './builtInKeys.ts';
import {clientSnippets} from './clientSnippets.ts';
import type {OpenApiDocument} from '@docs/openapi';

type Address = {name: string; title: string; url: string};

/** What the mock has when it starts. */
type Data = 'examples' | 'empty' | 'saved';

const dataWords: Record<Data, string> = {
  examples: 'It starts with the examples in the reference. Try the index "films".',
  empty: 'It starts empty.',
  saved: 'It starts with what it had when it last ran.',
};

/** What the start prints: what this is, where it is, and how a client reaches it. */
export function writeBanner(
  addresses: Address[],
  credentials: Credentials,
  documents: Record<string, OpenApiDocument>,
  data: Data,
): string {
  const width = Math.max(...addresses.map(({title}) => title.length));
  const first = addresses.find(({name}) => name === 'search') ?? addresses[0];
  const document = documents[first?.name ?? ''];
  const snippets = first && document ? clientSnippets(document, first.url, credentials) : [];
  return `
A mock of ${addresses.length} Algolia APIs, for trying things out on this machine. It isn't a search engine: don't expect good ranking,
scale or security. ${dataWords[data]}

${addresses.map(({title, url}) => `  ${title.padEnd(width)}  ${url}`).join('\n')}

  Application ID   ${credentials.appId}
  Admin API key    ${credentials.adminKey}
  Search-only key  ${credentials.searchKey}

A client for the ${first?.title ?? 'API'}. For another API, change the client and the address:

${snippets.map(({language, code}) => `${language}\n${indent(code)}`).join('\n\n')}
${snippets.length > 1 ? '' : '\nFor PHP and Java, start the mock with --ports: their hosts can’t have a path.\n'}`;
}

function indent(code: string): string {
  return code
    .split('\n')
    .map((line) => (line ? `  ${line}` : line))
    .join('\n');
}
