import {connect} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {defaultCredentials} from './builtInKeys.ts';
import {createMockApi} from './createMockApi.ts';
import {type MockServer, serveMockApi} from './serve.ts';
import {documents} from './__fixtures__/createTestApi.ts';

const api = createMockApi(documents);
const headers = {'x-algolia-application-id': defaultCredentials.appId, 'x-algolia-api-key': defaultCredentials.adminKey};
const servers: MockServer[] = [];

async function serve(
  ...rest: Parameters<typeof serveMockApi> extends [unknown, ...infer Rest] ? Rest : never
): Promise<MockServer> {
  const server = await serveMockApi(api, ...rest);
  servers.push(server);
  return server;
}

/** Sends bytes as they are and returns what comes back. */
function send(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, 'localhost', () => socket.end(text));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('serveMockApi', () => {
  it('answers over a port', async () => {
    const {url} = await serve(0);
    const response = await fetch(`${url}/search/1/indexes/films/dune`, {headers});
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toMatchObject({title: 'Dune'});
    const saved = await fetch(`${url}/search/1/indexes/films`, {method: 'POST', headers, body: '{"title":"Ä"}'});
    expect(saved.status).toBe(200);
  });

  it('keeps a connection while its reader thinks', async () => {
    const {url} = await serve(0);
    const response = await fetch(`${url}/search/1/indexes/films/dune`, {headers});
    expect(response.headers.get('keep-alive')).toBe('timeout=120');
  });

  it('takes the next port and says so when one is taken', async () => {
    const first = await serve(0);
    const taken: number[] = [];
    const second = await serve(first.port, {onTaken: (port) => taken.push(port)});
    expect(second.port).toBeGreaterThan(first.port);
    expect(taken[0]).toBe(first.port);
  });

  it('gives one API a port without a prefix', async () => {
    const {url} = await serve(0, {prefix: '/search'});
    expect((await fetch(`${url}/1/indexes/films/dune`, {headers})).status).toBe(200);
  });

  it('lets a page of another origin call it', async () => {
    const {url} = await serve(0);
    const asked = {origin: 'http://localhost:3000', 'access-control-request-headers': 'x-algolia-api-key,content-type'};
    const preflight = await fetch(`${url}/search/1/indexes/films`, {method: 'OPTIONS', headers: asked});
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-algolia-api-key,content-type');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE');
    const refused = await fetch(`${url}/search/1/indexes/films/dune`);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('survives requests that are no HTTP, or that Node refuses to build', async () => {
    const {port, url} = await serve(0);
    expect(await send(port, 'HELLO\r\n\r\n')).toMatch(/^HTTP\/1.1 400/);
    expect(await send(port, 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1.1 400[^]*cannot be read/,
    );
    expect(await send(port, 'GET http://[x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 400/);
    await send(port, 'POST /search/1/indexes/films HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n{"half":');
    expect((await fetch(`${url}/search/1/indexes/films/dune`, {headers})).status).toBe(200);
  });

  it('answers a body that is too large before it has come whole', async () => {
    const {url} = await serve(0);
    const body = new Uint8Array(30_000_000).fill(32);
    const answer = await fetch(`${url}/insights/1/events`, {method: 'POST', headers, body}).catch((error: unknown) => error);
    // The connection is closed while the client still sends: it sees the answer or the end, as Node decides.
    if (answer instanceof Response) expect(answer.status).toBe(413);
    expect((await fetch(`${url}/search/1/indexes/films/dune`, {headers})).status).toBe(200);
  });
});
