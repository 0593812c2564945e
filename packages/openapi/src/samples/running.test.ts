import {execFile} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import vm from 'node:vm';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {ApiRequest} from '../requests/checkRequest.ts';
import {type Received, startEchoServer} from './__fixtures__/echoServer.ts';
import {findOperation, shopDocument} from './__fixtures__/shopDocument.ts';
import {buildPlainSamples} from './buildPlainSamples.ts';

let server: Awaited<ReturnType<typeof startEchoServer>>;
beforeAll(async () => {
  server = await startEchoServer();
});
afterAll(() => server.stop());

const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
for (const file of ['file.bin', 'picture.bin']) writeFileSync(path.join(folder, file), 'content');

async function runCurl(code: string): Promise<void> {
  await promisify(execFile)('bash', ['-c', code], {cwd: folder});
}

async function runJavaScript(code: string): Promise<void> {
  await (vm.runInThisContext(`(async () => {${code}\n})()`) as Promise<void>);
}

/** What arrives when a sample is run. */
async function send(language: string, operationId: string, request: ApiRequest): Promise<Received> {
  const document = shopDocument(`${server.address}/v1/`);
  const samples = buildPlainSamples(document, findOperation(document, operationId), request);
  const code = samples.find((sample) => sample.language === language)?.code ?? '';
  await (language === 'curl' ? runCurl(code) : runJavaScript(code));
  return server.last();
}

const odd = `it's "so" \\n $HOME \`x\` 中 \n@`;

describe.each(['curl', 'javascript'])('a sample in %s', (language) => {
  it('sends parameters in each place', async () => {
    const query = {tags: ['a b', 'c|d'], ids: [1, 2], filter: {size: {from: 1}}, sort: {by: 'price'}};
    const {method, url, headers} = await send(language, 'listOffers', {
      path: {shop: 'a/b c'},
      query,
      headers: {'X-Locale': "en 'x'"},
      cookies: {session: 'a;b'},
    });
    const {pathname, searchParams} = new URL(url, server.address);
    expect([method, pathname]).toEqual(['GET', '/v1/shops/a%2Fb%20c/offers']);
    expect([...searchParams]).toEqual([
      ['tags', 'a b|c|d'],
      ['ids', '1'],
      ['ids', '2'],
      ['filter[size][from]', '1'],
      ['sort', '{"by":"price"}'],
    ]);
    expect(headers).toMatchObject({'x-key': 'YOUR_API_KEY', 'x-locale': "en 'x'", cookie: 'session=a%3Bb'});
  });

  it('sends JSON as it is, signed with a name and a password', async () => {
    const body = {name: odd, list: [null, true, 1.5, {}], __proto__2: {}};
    const received = await send(language, 'addOffer', {body});
    expect(JSON.parse(received.body)).toEqual(body);
    expect(received.headers).toMatchObject({
      authorization: `Basic ${btoa('YOUR_USERNAME:YOUR_PASSWORD')}`,
      'content-type': 'application/json',
    });
  });

  it('sends a form', async () => {
    const {method, headers, body} = await send(language, 'replaceOffers', {body: {name: odd, 'a&b': ['1', '2']}});
    expect(method).toBe('PUT');
    expect([...new URLSearchParams(body)]).toEqual([
      ['name', odd],
      ['a&b', '1'],
      ['a&b', '2'],
    ]);
    expect(headers['content-type']).toMatch('application/x-www-form-urlencoded');
    expect(headers.authorization).toBe('Bearer YOUR_ACCESS_TOKEN');
  });

  it('sends a form with a file', async () => {
    const {url, headers, body} = await send(language, 'addPicture', {body: {title: '@me', picture: 'bytes'}});
    expect(url).toBe('/v1/pictures?key=YOUR_API_KEY');
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toMatch(/name="title"\s+@me\s/);
    expect(body).toMatch(/name="picture"; filename="picture.bin"\s+Content-Type: [^\n]+\s+content\s/);
  });

  it('sends a text that looks like the name of a file', async () => {
    const {headers, body} = await send(language, 'noteOffer', {body: `@${odd}`});
    expect([body, headers['content-type'], headers.authorization]).toEqual([`@${odd}`, 'text/plain', undefined]);
  });

  it('sends bytes, with the type that the document says', async () => {
    const {headers, body} = await send(language, 'sendPicture', {body: 'bytes'});
    expect([body, headers['content-type'], headers.cookie]).toEqual(['content', 'image/png', 'sid=YOUR_API_KEY']);
  });

  it('sends JSON of a type of its own', async () => {
    const {headers, body} = await send(language, 'describePicture', {body: {a: 1}});
    expect([JSON.parse(body), headers['content-type']]).toEqual([{a: 1}, 'application/vnd.shop+json']);
  });

  it('asks for headers alone', async () => {
    const {method, url} = await send(language, 'countOffers', {path: {shop: 'a'}});
    expect([method, url]).toEqual(['HEAD', '/v1/shops/a/offers']);
  });
});
