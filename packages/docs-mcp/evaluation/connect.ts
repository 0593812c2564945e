import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import type {ToolCall} from './score.ts';
import type {ToolArguments} from './tasks/task.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The server in a process of its own, as an agent has it. */
export type Connection = {
  listTools: () => Promise<string[]>;
  call: (tool: string, given: ToolArguments) => Promise<ToolCall>;
  close: () => Promise<void>;
};

export async function connect(): Promise<Connection> {
  const client = new Client({name: 'evaluation', version: '1.0.0'});
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['scripts/runBundled.mjs', 'packages/docs-mcp/src/cli.ts'],
      cwd: root,
      stderr: 'inherit',
    }),
  );
  return {
    listTools: async () => (await client.listTools()).tools.map(({name}) => name),
    async call(tool, given) {
      const {content, isError = false} = await client.callTool({name: tool, arguments: given});
      const text = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
      return {tool, given, text, isError};
    },
    close: () => client.close(),
  };
}
