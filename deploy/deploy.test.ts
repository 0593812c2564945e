import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseAllHeaders} from '@netlify/headers-parser';
import {chromium} from '@playwright/test';
import {parse} from 'smol-toml';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findChromium} from '../scripts/chromium.mjs';
import {type Nginx, startNginx} from './startNginx.ts';

const root = path.resolve(import.meta.dirname, '..');
const site = path.join(root, 'website/dist/client');
if (!existsSync(path.join(site, '404.html'))) throw new Error('There is no built site. Run "npm run build" first.');

const asset = `/assets/entries/${readdirSync(path.join(site, 'assets/entries')).find((file) => file.endsWith('.js')) ?? ''}`;
const {headers: rules, errors} = await parseAllHeaders({
  headersFiles: [path.join(site, '_headers')],
  configHeaders: [],
  minimal: true,
});
const headersOf = (pattern: string): Record<string, string> => rules.find((rule) => rule.for === pattern)?.values ?? {};

describe('Netlify', () => {
  it('can read the headers, which are part of the build', () => {
    expect(errors).toEqual([]);
    expect(rules.map((rule) => rule.for)).toEqual(['/*', '/assets/*']);
    expect(headersOf('/*')).toHaveProperty('X-Content-Type-Options', 'nosniff');
    expect(headersOf('/*')).toHaveProperty('Strict-Transport-Security');
  });

  it('may be Cloudflare Pages, which takes 2,000 characters for a header', () => {
    for (const [name, value] of Object.entries(headersOf('/*'))) expect(name.length + value.length).toBeLessThan(2000);
  });

  it('builds with a script that exists, and publishes the folder that it fills', () => {
    const {build} = parse(readFileSync(path.join(root, 'netlify.toml'), 'utf8')) as {build: {command: string; publish: string}};
    const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {scripts: object};
    expect(scripts).toHaveProperty(build.command.replace('npm run ', ''));
    expect(path.resolve(root, build.publish)).toBe(site);
  });
});

describe('nginx', () => {
  let nginx: Nginx;
  beforeAll(async () => (nginx = await startNginx(site)));
  afterAll(() => nginx.stop());
  const get = (address: string, headers = {}): Promise<Response> => fetch(nginx.origin + address, {redirect: 'manual', headers});

  it.each(['/', '/docs', '/docs/clients/introduction', '/specs/search', '/search?q=a'])(
    'serves %s as a page',
    async (address) => {
      const response = await get(address);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toMatch(/^<!doctype html>/i);
    },
  );

  it.each([
    ['/index.html', '/'],
    ['/docs/', '/docs'],
    ['/docs/clients/introduction.html?a=1', '/docs/clients/introduction?a=1'],
    ['/docs/clients/introduction/', '/docs/clients/introduction'],
    ['//example.com/', '/example.com'],
  ])('leads %s to %s', async (address, target) => {
    const response = await get(address);
    expect(response.status).toBe(301);
    expect(new URL(response.headers.get('location') ?? '', nginx.origin).href).toBe(nginx.origin + target);
  });

  it.each(['/not/a/page', '/404', '/assets/gone.js'])('shows the not-found page for %s', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page not found');
  });

  it.each(['/', '/not/a/page', '/specs/search.yml', asset])('gives %s the security headers', async (address) => {
    const {headers} = await get(address);
    for (const [name, value] of Object.entries(headersOf('/*'))) expect(headers.get(name), name).toBe(value);
  });

  it('serves the mock as a script', async () => {
    expect((await get('/mock-api.mjs')).headers.get('content-type')).toMatch(/^(text|application)\/javascript(;|$)/);
  });

  it('keeps files whose names change with their content for ever, and asks again for the others', async () => {
    expect((await get(asset)).headers.get('cache-control')).toBe(headersOf('/assets/*')['Cache-Control']);
    expect((await get('/docs')).headers.get('cache-control')).toBe('public, no-cache');
  });

  it('sends the compressed twins', async () => {
    const {headers} = await get('/specs/search', {'accept-encoding': 'gzip'});
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toContain('Accept-Encoding');
  });

  it('serves pages that keep their content policy and work', async () => {
    const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`${nginx.origin}/docs/clients/introduction`);
    await page.getByRole('link', {name: 'Contributing', exact: true}).click();
    await page.waitForURL('**/docs/contributing/introduction');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await browser.close();
    expect(problems).toEqual([]);
  });
});
