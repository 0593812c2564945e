import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {createStaticHandler} from '../server/staticServer.ts';
import {buildFixture, doc} from './fixtureSite.ts';
import {expect, test} from './test.ts';

const base = '/some/docs';

/** A host that has the site below a path, and something else at its root. */
async function serveBelow(folder: string): Promise<{address: string; close: () => void; outside: string[]}> {
  const handle = createStaticHandler(folder);
  const outside: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (url === base || url.startsWith(`${base}/`)) {
      request.url = url.slice(base.length) || '/';
      return handle(request, response);
    }
    outside.push(url);
    return response.writeHead(200, {'content-type': 'text/html'}).end('<title>Another site</title>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {address: `http://localhost:${port}`, close: () => server.close(), outside};
}

test('the site works below a path of its host', async ({page}) => {
  const fixture = buildFixture(
    'base-path',
    {
      'docs/clients/introduction.mdx': doc(
        'Introduction',
        'The beginning. See [the other page](../contributing/introduction.mdx).',
      ),
    },
    {SITE_BASE_PATH: base},
  );
  expect(fixture.output).toMatch(/Built \d+ pages/);
  const host = await serveBelow(fixture.folder);

  await test.step('pages, their links, and going back', async () => {
    await page.goto(`${host.address}${base}/docs/clients/introduction`);
    await page.evaluate(() => sessionStorage.setItem('same', 'document'));
    await page.getByRole('link', {name: 'the other page'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute');
    expect(page.url()).toBe(`${host.address}${base}/docs/contributing/introduction`);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
  });

  await test.step('search by keyboard', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('contribute');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute');
    expect(new URL(page.url()).pathname).toBe(`${base}/docs/contributing/introduction`);
  });

  await test.step('the results page, and what is not there', async () => {
    await page.goto(`${host.address}${base}/search?q=beginning`);
    await expect(page.getByRole('region', {name: 'Results'}).getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`^${base}/docs/clients/introduction`),
    );
  });

  await test.step('nothing was asked of the rest of the host', () => {
    expect(host.outside.filter((url) => url !== '/favicon.ico')).toEqual([]);
  });

  await test.step('a link to the rest of the host leaves the site', async () => {
    await page.evaluate(() =>
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="/elsewhere">Elsewhere</a>'),
    );
    await page.getByRole('link', {name: 'Elsewhere'}).click();
    await expect(page).toHaveTitle('Another site');
  });
  host.close();

  await test.step('full addresses have the path, too', () => {
    const read = (file: string): string => readFileSync(path.join(fixture.folder, file), 'utf8');
    const full = `https://api-clients-automation.netlify.app${base}/`;
    expect(read('sitemap.xml')).toContain(`<loc>${full}docs/clients/introduction</loc>`);
    expect(read('llms.txt')).toContain(`(${full}docs/clients/introduction.md)`);
    expect(read('docs/clients/introduction.html')).toContain(`<link rel="canonical" href="${full}docs/clients/introduction"`);
    expect(read('_headers')).toContain(`\n${base}/assets/*\n`);
  });
});
