import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {versionsOf} from '@docs/samples/versions';
import {editor, guides, output, pressUnderSample, printed, runOwn, waitForEnd} from './runSample.ts';
import {serveAndCount} from './serveAndCount.ts';
import {expect, test} from './test.ts';
import {findViolations} from './violations.ts';

const samplesFolder = path.resolve(import.meta.dirname, '../../samples/javascript');
const programs = readdirSync(samplesFolder).filter((name) => name.endsWith('.ts'));

test('a sample runs with the published client, and nothing leaves the page', async ({page}) => {
  await page.goto(guides.ga);
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await pressUnderSample(page, 'Run');
  expect(await waitForEnd(page)).toMatch(/^Ran in /);
  await expect(output(page)).toContainText('1 request');
  await output(page).getByText('1 request').click();
  await expect(output(page)).toContainText('POST /1/indexes/films/batch 200');
  expect(sent.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
});

test('the first run in a guide loads at most 170 KiB, the second nothing', async ({page}) => {
  const {origin, served, close} = await serveAndCount();
  await page.goto(origin + guides.ga);
  await page.waitForLoadState('networkidle');
  served.length = 0;
  await pressUnderSample(page, 'Run');
  expect(await waitForEnd(page)).toMatch(/^Ran in /);
  const first = served.reduce((sum, {size}) => sum + size, 0) / 1024;
  expect(first).toBeGreaterThan(50);
  expect(first).toBeLessThanOrEqual(170);
  await pressUnderSample(page, 'Edit');
  const source = await editor(page).inputValue();
  served.length = 0;
  await runOwn(page, source);
  expect(await waitForEnd(page)).toMatch(/^Ran in /);
  expect(served).toEqual([]);
  close();
});

for (const client of ['ga', 'alpha', 'v4'] as const) {
  const own = programs.filter((name) => versionsOf(name).includes(client));
  test(`all programs for ${client} print in the page what their proof has`, async ({page}) => {
    test.setTimeout(own.length * 20_000);
    for (const name of own) {
      await test.step(name, async () => {
        await page.goto(guides[client]);
        await runOwn(page, readFileSync(path.join(samplesFolder, name), 'utf8'));
        expect(await waitForEnd(page)).toMatch(/^Ran in /);
        const expected = readFileSync(path.join(samplesFolder, name.replace(/\.ts$/, '.txt')), 'utf8').trimEnd();
        // What goes to the other stream is part of no proof.
        const lines = printed(page).evaluate((pre) =>
          [...pre.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])).join(''),
        );
        expect((await lines).trimEnd()).toBe(expected);
      });
    }
  });
}

test('a record that a guide saved is found from the reference', async ({page}) => {
  await page.goto(guides.ga);
  await runOwn(
    page,
    `import {algoliasearch} from 'algoliasearch';
const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
await client.saveObjects({indexName: 'films', objects: [{objectID: 'mine', title: 'Mine'}], waitForTasks: true});`,
  );
  expect(await waitForEnd(page)).toMatch(/^Ran in /);
  await page.getByRole('link', {name: 'searchSingleIndex'}).first().click();
  await expect(page).toHaveURL(/specs\/search/);
  await page.getByRole('button', {name: 'Try it: getObject', exact: true}).click();
  await page.getByLabel('objectID path, required').fill('mine');
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(page.getByRole('region', {name: 'Response', exact: true})).toContainText('"title": "Mine"');
});

test('a program can be changed, run, copied and reset; types are removed', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(guides.ga);
  await pressUnderSample(page, 'Edit');
  await expect(editor(page)).toBeFocused();
  const original = await editor(page).inputValue();
  expect(original).toMatch(/^import \{algoliasearch\} from 'algoliasearch';/);
  expect(original).not.toContain('region');
  await runOwn(page, `type Point = {x: number}; const p: Point = {x: 1 as number}; console.log(p satisfies Point, [undefined]);`);
  await expect(printed(page)).toHaveText('{ x: 1 } [ undefined ]');
  await page.getByRole('button', {name: 'Copy', exact: true}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('type Point');
  await page.getByRole('button', {name: 'Reset', exact: true}).click();
  await expect(editor(page)).toHaveValue(original);
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await expect(editor(page)).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Edit', exact: true}).first()).toBeFocused();
});

test('errors say what and where: of the program, of the API, of an import, and of the syntax', async ({page}) => {
  await page.goto(guides.ga);
  await runOwn(page, 'console.log(1);\n\nnull.x;');
  expect(await waitForEnd(page)).toMatch(/^Failed after/);
  await expect(output(page)).toContainText(/TypeError: .*null.*\(line 3\)/);
  await runOwn(
    page,
    `import {algoliasearch} from 'algoliasearch';
await algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY').getObject({indexName: 'films', objectID: 'none'});`,
  );
  await expect(output(page)).toContainText('ApiError: ObjectID none does not exist in films.');
  await runOwn(page, `import {readFile} from 'node:fs';\nreadFile('a');`);
  await expect(output(page)).toContainText(
    "Can’t import 'node:fs' in this page. A program can import algoliasearch, algoliasearch/lite,",
  );
  await runOwn(page, 'const = 1;');
  await expect(output(page)).toContainText(/SyntaxError: .*\(1:7\)/);
  await runOwn(page, 'throw {name: "Odd", message: 5}');
  await expect(output(page)).toContainText('Odd: 5');
  await runOwn(page, `await fetch('https://example.com/');`);
  await expect(output(page)).toContainText('GET example.com/ not sent');
  await expect(output(page)).toContainText(
    'example.com can’t be reached: programs in this page reach the mock of Algolia’s APIs only.',
  );
});

test('a program without end is stopped by Stop, or after 10 s, and the mock goes on', async ({page}) => {
  test.setTimeout(60_000);
  await page.goto(guides.ga);
  await runOwn(page, 'while (true);');
  await page.getByRole('button', {name: 'Stop', exact: true}).click();
  expect(await waitForEnd(page)).toMatch(/^Stopped after/);
  await runOwn(page, `console.log('begun'); while (true);`);
  expect(await waitForEnd(page, 20_000)).toBe('Stopped after 10 s: the program didn’t finish');
  await runOwn(page, `setInterval(() => console.log('more'), 10);`);
  await expect(printed(page)).toContainText('more\nmore');
  await page.getByRole('button', {name: 'Stop', exact: true}).click();
  await runOwn(
    page,
    `import {algoliasearch} from 'algoliasearch';
console.log((await algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY').listIndices()).items.length > 0);`,
  );
  await expect(printed(page)).toHaveText('true');
});

test('a million lines, 50 MB in one string, a deep object and hostile text do not hang the page, and stay text', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.goto(guides.ga);
  await runOwn(page, 'for (let line = 0; line < 1_000_000; line += 1) console.log(line);');
  expect(await waitForEnd(page)).toMatch(/^Ran in /);
  await expect(output(page)).toContainText('The rest of the output isn’t shown.');
  await expect(printed(page)).toContainText('999');
  await runOwn(page, `console.log('x'.repeat(50_000_000)); console.log('after');`);
  expect(await waitForEnd(page)).toMatch(/^Ran in /);
  expect((await printed(page).innerText()).length).toBeLessThanOrEqual(100_001);
  await runOwn(page, 'let deep = {}; for (let n = 0; n < 100_000; n += 1) deep = {deep}; console.log(deep);');
  await expect(printed(page)).toHaveText('{ deep: { deep: { deep: [Object] } } }');
  await runOwn(page, `console.log('<img src=x onerror=alert(1)>'); throw new Error('<b>bold</b>');`);
  await expect(printed(page)).toHaveText('<img src=x onerror=alert(1)>');
  await expect(output(page)).toContainText('Error: <b>bold</b>');
  await expect(output(page).locator('img')).toHaveCount(0);
});

test('requests without pause are counted, and the page goes on', async ({page}) => {
  await page.goto(guides.ga);
  await runOwn(
    page,
    `import {algoliasearch} from 'algoliasearch';
const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
await Promise.all(Array.from({length: 300}, () => client.getSettings({indexName: 'films'})));`,
  );
  expect(await waitForEnd(page)).toMatch(/^Ran in /);
  await output(page).getByText('300 requests').click();
  await expect(output(page)).toContainText('And 200 more.');
});

test('the requests of a cURL sample are sent in their order', async ({page}) => {
  await page.goto(guides.alpha);
  await page.getByRole('tab', {name: 'cURL'}).first().click();
  const find = page.getByRole('button', {name: 'Run', exact: true});
  await find.nth(2).click();
  expect(await waitForEnd(page)).toMatch(/^Ran in /);
  await expect(output(page)).toContainText(/GET .*task.* 200/);
  await expect(printed(page)).toContainText('"title":"Playtime"');
});

test('a PHP sample shows the requests of its JavaScript twin', async ({page}) => {
  await page.goto(guides.ga);
  await page.getByRole('tab', {name: 'PHP'}).first().click();
  await pressUnderSample(page, 'See the requests');
  await waitForEnd(page);
  await expect(output(page)).toContainText('These are the requests of the JavaScript sample.');
  const request = output(page).getByText('POST /1/indexes/films/batch');
  await expect(request).toBeVisible();
  await request.click();
  await expect(output(page).getByRole('group', {name: 'Request body'})).toContainText('"addObject"');
});

test('what a reader opened stays open while a program goes on, and the page is as it was after leaving and coming back', async ({
  page,
}) => {
  await page.goto(guides.ga);
  await runOwn(
    page,
    `import {algoliasearch} from 'algoliasearch';
const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
for (;;) console.log(await client.getSettings({indexName: 'films'}).then(() => 'again'));`,
  );
  await expect(printed(page)).toContainText('again');
  await output(page)
    .getByText(/requests$/)
    .click();
  const first = output(page).getByText('GET /1/indexes/films/settings').first();
  await first.click();
  await expect(output(page).getByRole('group', {name: 'Response body'}).first()).toContainText('attributesForFaceting');
  await expect(printed(page)).toContainText('again\nagain');
  await expect(output(page).getByRole('group', {name: 'Response body'}).first()).toBeVisible();
  await page.getByRole('navigation', {name: 'Documentation'}).getByRole('link', {name: 'Search and paginate'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search and paginate');
  await expect.poll(() => page.workers().length).toBe(1);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Send data to Algolia');
  await expect(editor(page)).toHaveCount(0);
  await pressUnderSample(page, 'Run');
  expect(await waitForEnd(page)).toMatch(/^Ran in /);
});

test('the program of an older client says what the API refused', async ({page}) => {
  await page.goto(guides.v4);
  await runOwn(
    page,
    `import algoliasearch from 'algoliasearch';
await algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY').initIndex('films').getObject('none');`,
  );
  await expect(output(page)).toContainText('ApiError: ObjectID none does not exist in films.');
});

test('what a run did is announced', async ({page}) => {
  await page.goto(guides.ga);
  await runOwn(page, `console.log('hello');`);
  await expect(page.locator('[data-status]')).toHaveText(/^Ran in .*\. 1 line of output$/);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('there is no button to run anything', async ({page}) => {
    await page.goto(guides.ga);
    await expect(page.getByRole('button', {name: 'Run', exact: true})).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'See the requests'})).toHaveCount(0);
  });
});
