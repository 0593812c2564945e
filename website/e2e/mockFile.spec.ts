import {type ChildProcess, spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import siteConfig from '../site.config.ts';
import {expect, test} from './test.ts';

const headers = {'x-algolia-application-id': 'mockAppId', 'x-algolia-api-key': 'mockSearchKey'};
const installation = '/docs/clients/installation';

/** What a reader gets who follows the page: the file behind the address of its command. */
async function fetchMock(server: string, text: string): Promise<Buffer> {
  const [, address = ''] = /curl -O (\S+)/.exec(text) ?? [];
  expect(address).toContain(siteConfig.url);
  const response = await fetch(address.replace(siteConfig.url, server));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript']);
  return Buffer.from(await response.arrayBuffer());
}

/** Runs a command line of the page; without NODE_OPTIONS and such, as in a reader's shell. */
function run(line: string, cwd: string): {child: ChildProcess; output: Promise<string>} {
  const [, ...args] = line.split(' ');
  const child = spawn(process.execPath, args, {cwd, env: {PATH: process.env.PATH}});
  let text = '';
  const output = new Promise<string>((resolve) => {
    const read = (chunk: Buffer): void => {
      text += chunk.toString();
      if (text.includes('hosts: [')) resolve(text);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', () => resolve(text));
  });
  return {child, output};
}

test('a reader who has only the page starts the mock in an empty folder', async ({page, server}) => {
  await page.goto(installation);
  const text = await page.locator('main').innerText();
  const file = await fetchMock(server, text);
  const folder = mkdtempSync(path.join(tmpdir(), 'mock-file-'));
  writeFileSync(path.join(folder, 'mock-api.mjs'), file);
  const [, line = ''] = /run (node mock-api\.mjs --port) \d+/.exec(text) ?? [];
  const {child, output} = run(`${line} 0`, folder);
  try {
    const [, address = ''] = /Search API\s+(http:\S+)/.exec(await output) ?? [];
    const ask = (query: object): Promise<Response> =>
      fetch(`${address}/1/indexes/films/query`, {method: 'POST', headers, body: JSON.stringify(query)});
    const found = (await (await ask({query: 'dunne'})).json()) as {hits: {title: string}[]};
    expect(found.hits.map(({title}) => title)).toEqual(['Dune']);
    const refused = await ask({hitsPerPage: 'ten'});
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('hitsPerPage')]);
    expect(readdirSync(folder)).toEqual(['mock-api.mjs']);
  } finally {
    child.kill();
    rmSync(folder, {recursive: true});
  }
});

test('the page and its Markdown twin name the size and the hash of the file that is served', async ({page, server}) => {
  await page.goto(installation);
  const file = await fetchMock(server, await page.locator('main').innerText());
  const size = `${file.length.toLocaleString('en')} bytes`;
  const hash = createHash('sha256').update(file).digest('hex');
  const twin = await (await fetch(`${server}${installation}.md`)).text();
  for (const text of [await page.locator('main').innerText(), twin]) {
    expect(text).toContain(size);
    expect(text).toContain(hash);
  }
  expect(twin).toContain(`[\`mock-api.mjs\`](${siteConfig.url}/mock-api.mjs)`);
});

test('the link on the page saves the file', async ({page}) => {
  await page.goto(installation);
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'mock-api.mjs'}).click();
  expect((await download).suggestedFilename()).toBe('mock-api.mjs');
});

test('the home page leads to the mock', async ({page}) => {
  await page.goto('/');
  await page.getByRole('link', {name: /^run a mock of all/}).click();
  await expect(page.getByRole('heading', {name: 'Try it without an account'})).toBeInViewport();
});

test('the films that readers can download are those of the specs', async ({request}) => {
  const response = await request.get('/films.json');
  expect(response.headers()['content-type']).toContain('application/json');
  expect(await response.text()).toBe(readFileSync(path.join(import.meta.dirname, '../../specs/common/data/films.json'), 'utf8'));
});
