import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {type IncomingMessage, request, type RequestOptions} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {afterAll, describe, expect, it, onTestFinished, vi} from 'vitest';
import {createStaticHandler, listen} from './staticServer.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'static-server-'));
const folder = path.join(parent, 'site');
const files = {
  'index.html': 'Home',
  '404.html': 'Not found',
  'docs.html': 'Docs',
  'docs/search.html': 'Search',
  'docs/search.html.br': brotliCompressSync('Search'),
  'docs/search.html.gz': gzipSync('Search'),
  'assets/start.1a.js': 'start()',
  'assets/page.2b.css': 'a{}',
  'mock-api.mjs': 'run()',
  'mark.svg': '<svg/>',
  'sitemap.xml': '<urlset/>',
  '../secret.txt': 'Secret',
};
for (const [file, content] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), content);
}
const handler = createStaticHandler(folder);
const {server, port} = await listen(handler, 0);
afterAll(() => {
  server.close();
  rmSync(parent, {recursive: true});
});

type Answer = {status: number | undefined; headers: IncomingMessage['headers']; body: string};

/** Sends a path exactly as it is written; `fetch` would tidy it up first. */
function ask(pathname: string, options: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({port, path: pathname, agent: false, ...options}, (response) => {
      text(response).then((body) => resolve({status: response.statusCode, headers: response.headers, body}), reject);
    });
    sent.on('error', reject).end();
  });
}

describe('a file', () => {
  it.each([
    ['/', 'text/html;charset=utf-8', 'Home'],
    ['/docs', 'text/html;charset=utf-8', 'Docs'],
    ['/docs/search', 'text/html;charset=utf-8', 'Search'],
    ['/docs/search?language=java', 'text/html;charset=utf-8', 'Search'],
    ['/assets/start.1a.js', 'text/javascript', 'start()'],
    ['/assets/page.2b.css', 'text/css', 'a{}'],
    ['/mock-api.mjs', 'text/javascript', 'run()'],
    ['/mark.svg', 'image/svg+xml', '<svg/>'],
    ['/sitemap.xml', 'text/xml', '<urlset/>'],
  ])('at %s is sent as %s', async (pathname, type, body) => {
    const {status, headers, body: sent} = await ask(pathname);
    expect([status, headers['content-type'], sent]).toEqual([200, type, body]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity', undefined],
  ])('is sent to a browser that accepts %s with the encoding %s', async (accepted, encoding) => {
    const {headers} = await ask('/docs/search', {headers: {'accept-encoding': accepted}});
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('is kept for ever when its name holds a hash, and asked for again when it does not', async () => {
    expect((await ask('/assets/start.1a.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/docs/search')).headers['cache-control']).toBe('public, no-cache');
    expect((await ask('/')).headers['cache-control']).toBe('public, no-cache');
  });

  it('is not sent again when it has not changed', async () => {
    const {etag = ''} = (await ask('/docs')).headers;
    expect(await ask('/docs', {headers: {'if-none-match': etag}})).toMatchObject({status: 304, body: ''});
  });

  it('has no body when only its head is asked for', async () => {
    const {status, headers, body} = await ask('/docs', {method: 'HEAD'});
    expect([status, headers['content-length'], body]).toEqual([200, '4', '']);
  });
});

describe('an address', () => {
  it.each([
    ['/docs/search.html', '/docs/search'],
    ['/docs/index.html', '/docs'],
    ['/index.html', '/'],
    ['/docs/', '/docs'],
    ['/docs/search/?q=a/b&language=java', '/docs/search?q=a/b&language=java'],
    ['/docs/?q=what?', '/docs?q=what?'],
    ['/docs.html?redirect=/x/', '/docs?redirect=/x/'],
    ['//evil.com/x/', '/evil.com/x'],
    ['//evil.com', '/evil.com'],
    ['///evil.com//', '/evil.com'],
    ['/\\evil.com/', '/evil.com'],
    ['//', '/'],
  ])('%s leads to %s', async (pathname, location) => {
    const {status, headers} = await ask(pathname);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each(['/docs?next=//evil.com/', '/?a=b.html', '/docs?x=/'])('%s stays as it is', async (pathname) => {
    expect((await ask(pathname)).status).toBe(200);
  });
});

describe('the not-found page', () => {
  it.each([
    ['a missing page', '/docs/serach'],
    ['a missing file', '/assets/start.9z.js'],
    ['an address that cannot be decoded', '/docs/%E0%A4%A'],
    ['a lone percent sign', '/%'],
    ['a path out of the folder', '/../secret.txt'],
    ['a path out of the folder, encoded', '/%2e%2e/secret.txt'],
    ['a path out of the folder, with its slash encoded', '/..%2fsecret.txt'],
    ['a path out of the folder, with a backslash', '/..%5csecret.txt'],
    ['a path out of the folder, from below', '/docs/../../secret.txt'],
    ['a zero byte', '/docs%00'],
  ])('is sent for %s: %s', async (_, pathname) => {
    const {status, headers, body} = await ask(pathname);
    expect([status, headers['content-type'], body]).toEqual([404, 'text/html;charset=utf-8', 'Not found']);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('has no body when only its head is asked for', async () => {
    expect(await ask('/docs/serach', {method: 'HEAD'})).toMatchObject({status: 404, body: ''});
  });
});

it.each(['POST', 'PUT', 'DELETE'])('refuses %s and says what is allowed', async (method) => {
  const {status, headers} = await ask('/docs', {method});
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

describe('the port', () => {
  it('is the next one that is free when the wanted one is taken', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const second = await listen(handler, port);
    onTestFinished(() => void second.server.close());
    expect(second.port).toBeGreaterThan(port);
    expect(log).toHaveBeenCalledWith(`Port ${port} is taken, trying ${port + 1}.`);
    expect(await ask('/docs', {port: second.port})).toMatchObject({status: 200, body: 'Docs'});
  });

  it('is refused when there is no such port', async () => {
    await expect(listen(handler, 70_000)).rejects.toThrow(RangeError);
  });
});

it('answers 404 for the address of the not-found page itself', async () => {
  expect(await ask('/404')).toMatchObject({status: 404, body: 'Not found'});
});

it('sends files that appear while it runs, and outlives files that go', async () => {
  expect((await ask('/docs/new')).status).toBe(404);
  writeFileSync(path.join(folder, 'docs/new.html'), 'New');
  expect(await ask('/docs/new')).toMatchObject({status: 200, body: 'New'});
  rmSync(path.join(folder, 'docs/new.html'));
  expect((await ask('/docs/new')).status).toBe(404);
});

it('answers 404 for the not-found page with a query, too', async () => {
  expect(await ask('/404?from=home')).toMatchObject({status: 404, body: 'Not found'});
});

it('sends the not-found page compressed where the client takes that', async () => {
  writeFileSync(path.join(folder, '404.html.br'), brotliCompressSync('Not found'));
  const {status, headers} = await ask('/nowhere', {headers: {'accept-encoding': 'gzip, br'}});
  expect([status, headers['content-encoding'], headers['x-content-type-options']]).toEqual([404, 'br', 'nosniff']);
  rmSync(path.join(folder, '404.html.br'));
});

it('names the character set of texts: browsers would guess another', async () => {
  writeFileSync(path.join(folder, 'docs.md'), '# Docs');
  writeFileSync(path.join(folder, 'llms.txt'), '# Docs');
  expect((await ask('/docs.md')).headers['content-type']).toBe('text/markdown;charset=utf-8');
  expect((await ask('/llms.txt')).headers['content-type']).toBe('text/plain;charset=utf-8');
});

it('names the type of an icon', async () => {
  writeFileSync(path.join(folder, 'favicon.ico'), 'icon');
  expect((await ask('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
});
