import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {recordsFile} from '../src/build/searchIndex.ts';
import {twinPath} from '@docs/openapi';
import {builtSite, expect, test} from './test.ts';

const page = '/docs/5/clients/use-with-an-agent';

/** The server as a reader gets it who follows the page: the file behind its link, alone in a folder. */
async function connect(server: string): Promise<{client: Client; folder: string; close: () => Promise<void>}> {
  const response = await fetch(`${server}/docs-mcp.mjs`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript']);
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-mcp-'));
  writeFileSync(path.join(folder, 'docs-mcp.mjs'), Buffer.from(await response.arrayBuffer()));
  const client = new Client({name: 'reader', version: '1.0.0'});
  const env = {PATH: process.env.PATH ?? ''};
  await client.connect(new StdioClientTransport({command: process.execPath, args: ['docs-mcp.mjs'], cwd: folder, env}));
  return {
    client,
    folder,
    async close() {
      await client.close();
      rmSync(folder, {recursive: true});
    },
  };
}

async function call(client: Client, name: string, args: Record<string, unknown>): Promise<string> {
  const {content, isError} = await client.callTool({name, arguments: args});
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  expect(isError ?? false, text).toBe(false);
  return text;
}

test('an agent saves records and waits: it searches, reads a section, looks a call up, checks it and tries it', async ({
  server,
}) => {
  const {client, folder, close} = await connect(server);
  const found = await call(client, 'search_docs', {query: 'wait until a record is searchable'});
  const [, section = ''] = /^ {3}(\/docs\/5\/\S+#\S+)$/m.exec(found) ?? [];
  expect(await call(client, 'read_page', {page: section, language: 'javascript'})).toContain('waitForTask');

  expect(await call(client, 'find_operations', {query: 'add a record', api: 'search'})).toMatch(/^saveObject: /);
  expect(await call(client, 'get_operation', {operation: 'saveObject', language: 'curl'})).toContain('addObject');
  const request = {method: 'POST', path: '/1/indexes/films', body: {title: 'Past Lives'}};
  expect(await call(client, 'check_request', request)).toMatch(/^The request is valid/);
  const [, task = ''] = /"taskID":(\d+)/.exec(await call(client, 'call_mock', request)) ?? [];
  await expect(async () => {
    expect(await call(client, 'call_mock', {method: 'GET', path: `/1/indexes/films/task/${task}`})).toContain('"published"');
  }).toPass();
  expect(readdirSync(folder)).toEqual(['docs-mcp.mjs']);
  await close();
});

test('every place that a search can lead to can be read', async ({server}) => {
  test.setTimeout(180_000);
  const {client, close} = await connect(server);
  const records = JSON.parse(readFileSync(path.join(builtSite, recordsFile), 'utf8')) as {url: string}[];
  const unread: string[] = [];
  for (const url of new Set(records.map((record) => record.url))) {
    const {isError} = await client.callTool({name: 'read_page', arguments: {page: url}});
    if (isError) unread.push(url);
  }
  expect(unread).toEqual([]);
  await close();
});

test('every page of the site can be read as it is published, and none is long', async ({server}) => {
  const {client, close} = await connect(server);
  const {resources} = await client.listResources();
  const routes = resources.flatMap(({uri}) =>
    uri.startsWith('docs://page') ? [uri.replace('docs://page', '').replace(/^\/index$/, '/')] : [],
  );
  expect(routes).toContain(page);
  for (const route of routes) {
    const twin = await (await fetch(`${server}${twinPath(route)}`)).text();
    const [content] = (await client.readResource({uri: `docs://page${route === '/' ? '/index' : route}`})).contents;
    expect(content && 'text' in content ? content.text : '', route).toBe(twin);
    expect((await call(client, 'read_page', {page: route})).length, route).toBeLessThan(8500);
  }
  await close();
});

test('the page names every tool, and nothing that is not one', async ({server}) => {
  const {client, close} = await connect(server);
  const {tools} = await client.listTools();
  const text = await (await fetch(`${server}${page}.md`)).text();
  const named = [...new Set([...text.matchAll(/`([a-z]+_[a-z]+)`/g)].map(([, name]) => name))];
  expect(named.sort()).toEqual(tools.map(({name}) => name).sort());
  await close();
});
