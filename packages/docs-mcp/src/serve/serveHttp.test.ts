import {request as sendRequest} from 'node:http';
import {Client, type ClientOptions, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {describe, expect, it, onTestFinished} from 'vitest';
import {callTool, library} from '../__fixtures__/connect.ts';
import {serveHttp} from './serveHttp.ts';

const search = {method: 'POST', path: '/1/indexes/films/query', body: {query: 'dune'}};
const remove = {method: 'DELETE', path: '/1/indexes/films/dune'};

async function serve(): Promise<string> {
  const {url, close} = await serveHttp(library, 0);
  onTestFinished(close);
  return url;
}

type Negotiation = ClientOptions['versionNegotiation'];

async function connect(url: string, versionNegotiation: Negotiation = {mode: 'legacy'}): Promise<Client> {
  const client = new Client({name: 'test', version: '1.0.0'}, {versionNegotiation});
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  onTestFinished(() => client.close());
  return client;
}

/** Sends what a client would never send. */
function send(
  url: string,
  headers: Record<string, string>,
  body = '{}',
  method = 'POST',
): Promise<{status: number; text: string}> {
  return new Promise((resolve, reject) => {
    const sent = sendRequest(
      url,
      {method, headers: {'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers}},
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve({status: response.statusCode ?? 0, text}));
      },
    );
    sent.on('error', reject).end(body);
  });
}

describe.each<[string, Negotiation]>([
  ['with sessions', {mode: 'legacy'}],
  ['without sessions', {mode: {pin: '2026-07-28'}}],
])('clients of versions %s', (_name, negotiation) => {
  it('list and call the tools', async () => {
    const client = await connect(await serve(), negotiation);
    expect((await client.listTools()).tools.map(({name}) => name)).toContain('search_docs');
    expect((await callTool(client, 'search_docs', {query: 'cancel a task'})).text).toContain('/docs/5/guides/wait#limits');
    expect((await callTool(client, 'get_operation', {operation: 'nope'})).isError).toBe(true);
  });

  it('keep what they changed in the mock', async () => {
    const client = await connect(await serve(), negotiation);
    await callTool(client, 'call_mock', remove);
    await expect.poll(async () => (await callTool(client, 'call_mock', search)).text).toContain('"nbHits":0');
  });

  it('send a megabyte', async () => {
    const client = await connect(await serve(), negotiation);
    const body = {title: 'x'.repeat(1_000_000)};
    expect((await callTool(client, 'check_request', {operation: 'saveObject', parameters: {indexName: 'a'}, body})).text).toMatch(
      /^The request is valid/,
    );
  });

  it('cancel a call, and go on', async () => {
    const client = await connect(await serve(), negotiation);
    const controller = new AbortController();
    const call = client.callTool({name: 'search_docs', arguments: {query: 'task'}}, {signal: controller.signal});
    controller.abort('enough');
    await expect(call).rejects.toThrow('enough');
    expect((await callTool(client, 'search_docs', {query: 'cancel a task'})).isError).toBe(false);
  });
});

it('gives each session a mock of its own', async () => {
  const url = await serve();
  const [one, other] = await Promise.all([connect(url), connect(url)]);
  await callTool(one, 'call_mock', remove);
  await expect.poll(async () => (await callTool(one, 'call_mock', search)).text).toContain('"nbHits":0');
  expect((await callTool(other, 'call_mock', search)).text).toContain('"nbHits":1');
});

it('offers a version that it knows to a client that asks for one that nobody knows', async () => {
  const url = await serve();
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: {protocolVersion: '1999-01-01', capabilities: {}, clientInfo: {name: 'old', version: '1'}},
  };
  const {status, text} = await send(url, {}, JSON.stringify(initialize));
  expect([status, text]).toEqual([200, expect.stringContaining('"protocolVersion":"2025-11-25"')]);
  await expect(connect(url, {mode: {pin: '2999-01-01'}})).rejects.toThrow();
});

it.each(['https://evil.example', 'http://localhost.evil.example', 'null'])('refuses the origin %s', async (origin) => {
  expect((await send(await serve(), {origin})).status).toBe(403);
});

it('refuses another host, which a page could have pointed here', async () => {
  expect((await send(await serve(), {host: 'evil.example'})).status).toBe(403);
});

it('accepts pages of this machine', async () => {
  expect((await send(await serve(), {origin: 'http://localhost:6274'})).status).not.toBe(403);
});

it('refuses a session that has ended, and what is not its endpoint', async () => {
  const url = await serve();
  const list = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list'});
  const ended = await send(url, {'mcp-session-id': 'gone'}, list);
  expect([ended.status, ended.text]).toEqual([404, expect.stringContaining('There is no session \\"gone\\".')]);
  expect(await send(url.replace('/mcp', '/'), {}, list)).toEqual({status: 404, text: 'The server is at /mcp.\n'});
});

it.each([
  ['no JSON', '{', 400],
  ['no message', '[1]', 400],
])('refuses a body that is %s', async (_name, body, status) => {
  expect((await send(await serve(), {}, body)).status).toBe(status);
});

it('survives an address that is none', async () => {
  const url = await serve();
  const {port} = new URL(url);
  const status = await new Promise((resolve) => {
    sendRequest({port, path: '//', headers: {host: 'localhost'}}, (response) => resolve(response.statusCode)).end();
  });
  expect(status).toBe(404);
  await connect(url);
});

it('keeps the sessions that are used when there are too many', {timeout: 60_000}, async () => {
  const url = await serve();
  const [used, unused] = [await connect(url), await connect(url)];
  for (let count = 0; count < 60; count++) {
    const client = new Client({name: 'test', version: '1.0.0'});
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    if (count % 10 === 0) await used.listTools();
  }
  expect((await used.listTools()).tools).not.toEqual([]);
  await expect(unused.listTools()).rejects.toThrow();
});

it('starts no session for anything but its first message', async () => {
  const {status, text} = await send(await serve(), {}, JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list'}));
  expect([status, text]).toEqual([400, expect.stringContaining('Start a session with')]);
});

it('says that a port is taken, and which to try', async () => {
  const port = Number(new URL(await serve()).port);
  await expect(serveHttp(library, port)).rejects.toThrow(`Port ${port} is taken. Choose another: --http ${port + 1}.`);
});
