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
const runner = `/run/${readdirSync(path.join(site, 'run')).find((file) => file.endsWith('.js')) ?? ''}`;

/** What Netlify sends for a path: of each header, the values of all rules that match. */
function headersOf(address: string): Record<string, string> {
  const matches = (pattern: string): boolean =>
    pattern.endsWith('/*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
  const values = new Map<string, string[]>();
  for (const rule of rules.filter((candidate) => matches(candidate.for)))
    for (const [name, value] of Object.entries(rule.values)) values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries([...values].map(([name, all]) => [name, all.join(', ')]));
}

describe('Netlify', () => {
  it('can read the headers, which are part of the build', () => {
    expect(errors).toEqual([]);
    expect(rules.map((rule) => rule.for)).toEqual(expect.arrayContaining(['/*', '/', '/docs', '/docs/*', '/assets/*', '/run/*']));
    expect(headersOf('/docs')).toHaveProperty('X-Content-Type-Options', 'nosniff');
    expect(headersOf('/docs')).toHaveProperty('Strict-Transport-Security');
  });

  it('may be Cloudflare Pages, which takes 100 rules, and 2,000 characters for a header', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const {values} of rules)
      for (const [name, value] of Object.entries(values)) expect(name.length + value.length).toBeLessThan(2000);
  });

  it.each(['/', '/docs/clients/introduction', '/search', asset])('forbids %s to make code of strings', (address) => {
    expect(headersOf(address)['Content-Security-Policy']).toMatch(
      /^frame-ancestors 'none', default-src 'self'; .*script-src 'self'/,
    );
    expect(headersOf(address)['Content-Security-Policy']).not.toContain('unsafe-eval');
  });

  it('lets the worker of programs make code of strings, and nothing else', () => {
    expect(headersOf(runner)['Content-Security-Policy']).toBe(
      "frame-ancestors 'none', default-src 'none'; script-src 'unsafe-eval'",
    );
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

  it.each(['/', '/specs/search.yml', asset, runner])('gives %s the security headers', async (address) => {
    const {headers} = await get(address);
    const expected = Object.entries(headersOf(address));
    expect(expected.length).toBeGreaterThanOrEqual(5);
    for (const [name, value] of expected) expect(headers.get(name), name).toBe(value);
  });

  it('gives pages that are not there the security headers, too', async () => {
    const {headers} = await get('/not/a/page');
    expect(headers.get('Content-Security-Policy')).toBe(headersOf('/')['Content-Security-Policy']);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('serves the mock as a script', async () => {
    expect((await get('/mock-api.mjs')).headers.get('content-type')).toMatch(/^(text|application)\/javascript(;|$)/);
  });

  it('keeps files whose names change with their content for ever, and asks again for the others', async () => {
    for (const file of [asset, runner])
      expect((await get(file)).headers.get('cache-control')).toBe(headersOf(file)['Cache-Control']);
    expect((await get('/docs')).headers.get('cache-control')).toBe('public, no-cache');
  });

  it('sends the compressed twins', async () => {
    const {headers} = await get('/specs/search', {'accept-encoding': 'gzip'});
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toContain('Accept-Encoding');
  });

  it('serves pages that keep their content policy and work, and programs that run under theirs', async () => {
    const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`${nginx.origin}/docs/5/clients/guides/send-data-to-algolia`);
    await page.getByRole('button', {name: 'Run', exact: true}).first().click();
    await page.getByText("[ 'metropolis', 'playtime' ]").waitFor();
    await page.goto(`${nginx.origin}/docs/clients/introduction`);
    await page.getByRole('link', {name: 'Contributing', exact: true}).click();
    await page.waitForURL('**/docs/contributing/introduction');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await browser.close();
    expect(problems).toEqual([]);
  });
});
