import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildFixture, builtFixture, doc} from './fixtureSite.ts';
import {largeSpec, slugs} from './largeSpec.ts';
import {byId, expectAtTop, findBrokenLinks, findDuplicateIds, listOperations, operationSection, toHash} from './referencePage.ts';
import {search} from './searchModal.ts';
import {expect, markDocument, test} from './test.ts';
import {findViolations} from './violations.ts';

// Each worker builds its own, so that two of them never write to one folder.
const fixture = `split-${process.env.TEST_PARALLEL_INDEX ?? ''}`;
const folder = builtFixture(fixture);
const overview = '/specs/archive';
const page2 = `${overview}/films-2`;
const lastGroup = `${overview}/${slugs.at(-1) ?? ''}`;
const guide = '/docs/clients/introduction';
const oldAddress = `${overview}#operation/moveFilm31x4`;

test.use({siteFolder: folder, viewport: {width: 1440, height: 900}});

test.describe.configure({mode: 'default'});

test.beforeAll(() => {
  test.setTimeout(240_000);
  const {succeeded, output} = buildFixture(fixture, {
    '../specs/archive/spec.yml': largeSpec,
    'docs/clients/introduction.mdx': doc('Introduction', `[The last shelf](${oldAddress})`),
  });
  expect(succeeded, output).toBe(true);
});

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

test('the overview lists every operation, and each link leads to its heading on the page of its group', () => {
  const html = read('specs/archive.html');
  const operations = listOperations('archive', folder);
  expect(operations.length).toBeGreaterThan(300);
  for (const {id, path: address, summary} of operations) {
    const entry = new RegExp(`<li id="operation/${id}"><a [^>]*href="([^"#]+)#operation/${id}">(.*?)</li>`).exec(html);
    expect(entry?.[2], id).toContain(summary);
    expect(entry?.[2], id).toContain(address);
    expect(read(`${entry?.[1]?.slice(1) ?? ''}.html`), id).toContain(`<h3 id="operation/${id}">${summary}</h3>`);
  }
});

test('groups have addresses of their own, whatever their names have in common', () => {
  const sitemap = read('sitemap.xml');
  for (const slug of slugs) {
    const html = read(`specs/archive/${slug}.html`);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https://[^"]+${overview}/${slug}"/>`));
    expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${overview}/${slug}.md"/>`);
    expect(sitemap).toContain(`${overview}/${slug}</loc>`);
  }
  expect(read('specs/archive/films-2.md')).toMatch(/^# FILMS!\n[^]*### Operate 1 on FILMS!\n/);
  expect(read('specs/archive.md')).toContain(`${overview}/films-2.md)`);
});

test('an entry of the overview leads to its operation without a full load', async ({page}) => {
  await page.goto(overview);
  const isSameDocument = await markDocument(page);
  await byId(page, 'operation/moveFilm31x4').getByRole('link').click();
  await expect(page).toHaveURL(`${lastGroup}#operation/moveFilm31x4`);
  await expectAtTop(byId(page, 'operation/moveFilm31x4'));
  await expect(page).toHaveTitle('Shelf 28 – Archive API | Algolia API');
  expect(await isSameDocument()).toBe(true);
});

for (const [id, route] of [
  ['operation/moveFilm31x4', lastGroup],
  ['operation/moveFilm31x4/response/200', lastGroup],
  ['tag/Shelf-28/operation/moveFilm31x4', lastGroup],
  ['schema/Film/title', `${overview}/films`],
  ['schema/Draft/shelfMark', `${overview}/films`],
  ['schema/Lonely/isAlone', `${overview}/schemas`],
] as const) {
  test(`the address of ${id} on a single page leads to the page that has it now, and Back to where the reader was`, async ({
    page,
  }) => {
    await page.goto(guide);
    await page.goto(overview + toHash(id));
    await expect(page).toHaveURL(route + toHash(id));
    await expect(byId(page, id)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(guide);
  });
}

test('so does a link of a guide, and one that is followed on the overview', async ({page}) => {
  await page.goto(guide);
  const isSameDocument = await markDocument(page);
  await page.getByRole('link', {name: 'The last shelf'}).click();
  await expect(page).toHaveURL(`${lastGroup}#operation/moveFilm31x4`);
  await expectAtTop(byId(page, 'operation/moveFilm31x4'));
  await page.goBack();
  await expect(page.getByRole('link', {name: 'The last shelf'})).toBeVisible();
  expect(await isSameDocument()).toBe(true);

  await page.goto(overview);
  await page.evaluate(() => (location.hash = 'operation/moveFilm2x3'));
  await expect(page).toHaveURL(`${page2}#operation/moveFilm2x3`);
  await expectAtTop(byId(page, 'operation/moveFilm2x3'));
  await page.goBack();
  await expect(page).toHaveURL(overview);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Archive API');
});

test('what the overview shows itself stays there', async ({page}) => {
  for (const id of ['tag/Shelf-28', 'error/400', 'servers', 'schemas']) {
    await page.goto('about:blank');
    await page.goto(overview + toHash(id), {waitUntil: 'networkidle'});
    await expect(page).toHaveURL(overview + toHash(id));
    await expect(byId(page, id)).toBeInViewport();
  }
});

test('links between groups, to errors and into shared schemas lead to the right page', async ({page}) => {
  await page.goto(page2);
  const first = operationSection(page, 'moveFilm2x1');
  await expect(first.getByRole('link', {name: 'moveFilm3x1'})).toHaveAttribute('href', `${overview}/group#operation/moveFilm3x1`);
  await expect(first.getByRole('link', {name: '400', exact: true})).toHaveAttribute('href', `${overview}#error/400`);
  expect(await findBrokenLinks(page)).toEqual([]);
  expect(await findDuplicateIds(page)).toEqual([]);
  const shared = operationSection(page, 'moveFilm2x2').locator('details[data-schema="schema/Film"]').first();
  await expect(shared).toHaveAttribute('open');
  await expect(shared.getByText('Its title.')).toBeVisible();
});

test('the navigation has all groups, and the operations of the current one alone', async ({page}) => {
  await page.goto(page2);
  const nav = page.getByRole('navigation', {name: 'Reference'});
  await expect(nav.locator('[aria-current="page"]')).toHaveText('FILMS!');
  for (const slug of slugs) await expect(nav.locator(`a[href="${overview}/${slug}"]`)).toHaveCount(1);
  await expect(nav.getByText(/^POST Operate/)).toHaveCount(10);
  await nav.getByRole('link', {name: 'Operate 7 on FILMS!'}).click();
  await expectAtTop(byId(page, 'operation/moveFilm2x7'));
  await expect(nav.getByRole('link', {name: 'Operate 7 on FILMS!'})).toHaveAttribute('aria-current', 'true');
  await nav.getByRole('link', {name: 'Overview'}).click();
  await expect(page).toHaveURL(overview);
});

test('a region that is chosen on one page is chosen on the next', async ({page}) => {
  await page.goto(page2);
  await page.getByRole('radio', {name: 'de'}).check();
  await page.getByRole('navigation', {name: 'Reference'}).getByRole('link', {name: 'Shelf 1', exact: true}).click();
  await expect(page.getByRole('heading', {level: 2, name: 'Shelf 1'})).toBeVisible();
  await expect(page.locator('[data-region]').first()).toHaveText('de');
});

test('search finds an operation on the page of its group, and a field of a shared schema once', async ({page}) => {
  await page.goto(guide);
  await search(page, 'Operate 4 on Shelf 28');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(`${lastGroup}#operation/moveFilm31x4`);
  await expectAtTop(byId(page, 'operation/moveFilm31x4'));
  const records = JSON.parse(read('../search-records.json')) as {url: string; anchor: string | null}[];
  expect(records.filter(({anchor}) => anchor === 'schema/Film/title').map(({url}) => url)).toEqual([
    `${overview}/films#schema/Film/title`,
  ]);
  expect(records.filter(({anchor, url}) => anchor?.startsWith('operation/') && url.startsWith(`${overview}#`))).toEqual([]);
});

test('the request checker opens on the page of a group, and its links lead to fields', async ({page}) => {
  await page.goto(`${lastGroup}#operation/moveFilm31x1`);
  await page.getByRole('button', {name: 'Try it: moveFilm31x1', exact: true}).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The request is valid');
  await page.getByLabel('Body JSON').fill('{"shelfMark": "A-12"}');
  await expect(dialog).toContainText('at most 3 are allowed');
  await dialog.getByRole('link', {name: 'Read about shelfMark'}).click();
  await expect(page.locator('main li:target')).toContainText('Where it stands.');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('an old address shows the entry of its operation, and everything can be reached', async ({page}) => {
    await page.goto(oldAddress);
    const entry = byId(page, 'operation/moveFilm31x4');
    await expect(entry).toBeInViewport();
    await entry.getByRole('link').click();
    await expect(page).toHaveURL(`${lastGroup}#operation/moveFilm31x4`);
    await expect(byId(page, 'operation/moveFilm31x4')).toBeInViewport();
    await page.getByRole('navigation', {name: 'Reference'}).getByRole('link', {name: 'Other schemas'}).click();
    await expect(page.getByText('Nobody asks for it.')).toBeVisible();
    await page.getByRole('heading', {level: 1}).getByRole('link').click();
    await expect(page).toHaveURL(overview);
  });
});

for (const route of [overview, page2, `${overview}/schemas`]) {
  test(`${route} has no accessibility violation, wide and narrow`, async ({page}) => {
    await page.goto(route, {waitUntil: 'networkidle'});
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 900});
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}
