import {spawn, spawnSync} from 'node:child_process';
import path from 'node:path';
import {Client, type ClientOptions} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {describe, expect, it, onTestFinished} from 'vitest';
import {callTool} from './__fixtures__/connect.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const program = [path.join(root, 'scripts/runBundled.mjs'), path.join(import.meta.dirname, '__fixtures__/serveTestContent.ts')];

async function connect(versionNegotiation: ClientOptions['versionNegotiation']): Promise<Client> {
  const client = new Client({name: 'test', version: '1.0.0'}, {versionNegotiation});
  await client.connect(new StdioClientTransport({command: process.execPath, args: program, cwd: root}));
  onTestFinished(() => client.close());
  return client;
}

/** Writes lines to the server, and gives what it writes until it ends. */
function exchange(lines: string[]): Promise<string> {
  const child = spawn(process.execPath, program, {cwd: root, stdio: ['pipe', 'pipe', 'inherit']});
  let text = '';
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.split('\n').length > lines.length) child.stdin.end();
    });
    child.on('exit', () => resolve(text));
    child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  });
}

describe.each<[string, ClientOptions['versionNegotiation']]>([
  ['up to 2025', {mode: 'legacy'}],
  ['of 2026', {mode: {pin: '2026-07-28'}}],
])('over standard input and output, versions %s', (_name, negotiation) => {
  it('serves tools, keeps the mock, takes a megabyte, and goes on after a call was cancelled', {timeout: 60_000}, async () => {
    const client = await connect(negotiation);
    expect((await callTool(client, 'search_docs', {query: 'cancel a task'})).text).toContain('/docs/5/guides/wait#limits');
    await callTool(client, 'call_mock', {method: 'DELETE', path: '/1/indexes/films/dune'});
    const search = {method: 'POST', path: '/1/indexes/films/query', body: {query: 'dune'}};
    await expect.poll(async () => (await callTool(client, 'call_mock', search)).text).toContain('"nbHits":0');

    const code = `import algoliasearch from 'algoliasearch';\n${'// a line of a long program\n'.repeat(40_000)}`;
    expect((await callTool(client, 'migrate_code', {code})).text).toMatch(/^\d+ change/);

    const controller = new AbortController();
    const call = client.callTool({name: 'search_docs', arguments: {query: 'task'}}, {signal: controller.signal});
    controller.abort('enough');
    await expect(call).rejects.toThrow('enough');
    expect((await callTool(client, 'get_error', {status: 404})).isError).toBe(false);
  });
});

it('writes nothing but messages, whatever it is sent, and ends with its input', {timeout: 60_000}, async () => {
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: {protocolVersion: '1999-01-01', capabilities: {}, clientInfo: {name: 'a', version: '1'}},
  };
  const output = await exchange([JSON.stringify(initialize), JSON.stringify({jsonrpc: '2.0', id: 2, method: 'tools/nope'})]);
  const messages = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as {id: number});
  expect(messages.toSorted((a, b) => a.id - b.id)).toMatchObject([
    {id: 1, result: {protocolVersion: '2025-11-25'}},
    {id: 2, error: {code: -32601}},
  ]);
});

it.each([
  [['--help'], 0, /^node test \[options\]/, /^$/],
  [['--http', 'x'], 1, /^$/, /--http is "x", which is not a port/],
  [['--port', '1'], 1, /^$/, /Unknown option '--port'[^]*--http PORT/],
])('%j', {timeout: 60_000}, (args, status, stdout, stderr) => {
  const ended = spawnSync(process.execPath, [...program, ...args], {cwd: root, encoding: 'utf8'});
  expect(ended.status).toBe(status);
  expect(ended.stdout).toMatch(stdout);
  expect(ended.stderr).toMatch(stderr);
});
