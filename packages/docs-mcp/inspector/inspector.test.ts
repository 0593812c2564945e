// `npm run test:inspector`: the protocol's official inspector lists and calls what the built server has, over both transports. It needs a
// newer Node.js than the project, so npx fetches both.
import {execFile, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, it, onTestFinished} from 'vitest';

const file = path.resolve(import.meta.dirname, '../../../website/dist/client/docs-mcp.mjs');
const packages = ['-p', 'node@22', '-p', '@modelcontextprotocol/inspector@2.12.0'];

if (!existsSync(file)) throw new Error('website/dist/client/docs-mcp.mjs is missing. Run `npm run build` first.');

/** What the inspector prints. It ends with an error for what breaks the protocol. */
async function inspect(server: string[], ...args: string[]): Promise<unknown> {
  const {stdout} = await promisify(execFile)('npx', ['-y', ...packages, 'mcp-inspector', '--cli', ...server, ...args], {
    maxBuffer: 10_000_000,
  });
  return JSON.parse(stdout);
}

/** Starts the server over HTTP, and gives its address. */
function serve(): Promise<string> {
  const child = spawn(process.execPath, [file, '--http', '0'], {stdio: ['ignore', 'ignore', 'pipe']});
  onTestFinished(() => void child.kill());
  return new Promise((resolve) => {
    child.stderr.on('data', (chunk: Buffer) => {
      const [url] = /http:\/\/\S+\/mcp/.exec(chunk.toString()) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
}

const servers: [string, () => Promise<string[]>][] = [
  ['standard input and output', () => Promise.resolve([process.execPath, file])],
  ['HTTP', async () => [await serve(), '--transport', 'http']],
];

it.each(servers)('lists and calls the tools over %s', {timeout: 300_000}, async (_name, start) => {
  const server = await start();
  const {tools} = (await inspect(server, '--method', 'tools/list')) as {tools: {name: string}[]};
  expect(tools.map(({name}) => name)).toContain('call_mock');
  const call = ['--method', 'tools/call', '--tool-name', 'search_docs', '--tool-arg', 'query=wait for a task'];
  expect(JSON.stringify(await inspect(server, ...call))).toContain('/docs/5/clients/guides/wait-for-a-task-to-finish');
  expect(await inspect(server, '--method', 'prompts/list')).toMatchObject({prompts: [{name: 'use_api'}, {name: 'migrate_file'}]});
  expect(JSON.stringify(await inspect(server, '--method', 'resources/list'))).toContain('docs://spec/search');
});
