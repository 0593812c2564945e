import {Client, InMemoryTransport} from '@modelcontextprotocol/client';
import {onTestFinished} from 'vitest';
import {createLibrary, type Library} from '../content/library.ts';
import {createMockSession} from '../content/mockSession.ts';
import {createDocsServer} from '../server/createDocsServer.ts';
import {buildTestContent} from './testContent.ts';

export const library: Library = createLibrary(await buildTestContent());

export type Answer = {text: string; isError: boolean};

/** The SDK's own client, connected to a server in the same process. */
export async function connect(): Promise<{client: Client; call: (tool: string, args?: object) => Promise<Answer>}> {
  const client = new Client({name: 'test', version: '1.0.0'});
  const [own, other] = InMemoryTransport.createLinkedPair();
  const server = createDocsServer(library, {mock: createMockSession(library)});
  await server.connect(other);
  await client.connect(own);
  onTestFinished(() => client.close());
  return {client, call: (tool, args = {}) => callTool(client, tool, args)};
}

export async function callTool(client: Client, name: string, args: object): Promise<Answer> {
  const {content, isError = false} = await client.callTool({name, arguments: {...args}});
  return {text: content.map((part) => (part.type === 'text' ? part.text : '')).join(''), isError};
}
