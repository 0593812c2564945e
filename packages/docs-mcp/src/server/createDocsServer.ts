import {McpServer} from '@modelcontextprotocol/server';
import type {Library} from '../content/library.ts';
import {registerPrompts} from './prompts.ts';
import {registerResources} from './resources.ts';
import type {Connection} from '../tools/tool.ts';
import {createTools} from '../tools/tools.ts';

const name = 'algolia-api-docs';
const version = '1.0.0';

/** A server for one connection. All of them share the library. */
export function createDocsServer(library: Library, connection: Connection): McpServer {
  const server = new McpServer({name, version, title: library.title, websiteUrl: library.url}, {instructions: instruct(library)});
  for (const tool of createTools(library)) tool.register(server, connection);
  registerResources(server, library);
  registerPrompts(server, library);
  return server;
}

/** What an agent should know before its first call. */
function instruct({title, versions, defaultVersion, apis}: Library): string {
  const others = versions.filter((one) => one !== defaultVersion).map((one) => `"${one.name}" (${one.label})`);
  return [
    `Documentation of ${title}: guides for the JavaScript, PHP and Java clients, and the HTTP APIs ${apis.map((api) => api.name).join(', ')}.`,
    'Search with search_docs, then read one section with read_page. For a call: find_operations, get_operation, then check_request before you write it, and call_mock to try it without an account.',
    `Guides are those of ${defaultVersion.label}, which is what people install; others: ${others.join(', ')}. References describe the HTTP APIs; samples in them name the client version that they are for, and released clients have other names for some methods.`,
    'Credentials in samples are placeholders.',
  ].join('\n');
}
