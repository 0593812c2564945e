import type {Page} from '@playwright/test';
import {buildFixture, builtFixture} from './fixtureSite.ts';
import {attack, attackingTitle, hostileSpec} from './hostileSpec.ts';
import {byId, expectAtTop, findBrokenLinks, findDuplicateIds, openSections, toHash} from './referencePage.ts';
import {expect, markDocument, test} from './test.ts';

// Each worker builds its own, so that two of them never write to one folder.
const fixture = `hostile-${process.env.TEST_PARALLEL_INDEX ?? ''}`;
const route = '/specs/hostile';

test.use({siteFolder: builtFixture(fixture), viewport: {width: 1440, height: 900}});

test.describe.configure({mode: 'default'});

test.beforeAll(() => {
  test.setTimeout(240_000);
  const {succeeded, output} = buildFixture(fixture, {'../specs/hostile/spec.yml': hostileSpec});
  expect(succeeded, output).toBe(true);
});

/** Whatever an attack could leave in the page. */
async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.attacked)).toBeUndefined();
  const foreign = await page.locator('main, [aria-label="Reference"]').evaluateAll((parts) =>
    parts
      .flatMap((part) => [...part.querySelectorAll('*')])
      .filter(
        (element) =>
          element.matches('script, img, iframe, object, embed, style, link, form, base, main svg:not(nav *), textarea') ||
          [...element.attributes].some(({name}) => name.startsWith('on') || name === 'style' || name === 'srcdoc') ||
          (element instanceof HTMLAnchorElement && element.hasAttribute('href') && !/^https?:$/.test(element.protocol)),
      )
      .map(({outerHTML}) => outerHTML.slice(0, 200)),
  );
  expect(foreign).toEqual([]);
}

test('no text of a spec becomes an element that acts or loads', async ({page, server}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server) || /\/x$/.test(request.url())) elsewhere.push(request.url());
  });
  page.on('dialog', (dialog) => elsewhere.push(dialog.message()));
  await page.goto(route);
  await expectHarmless(page);
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLDetailsElement>('main details:not([data-schema])')) section.open = true;
  });
  await page.locator('main article').hover();
  await page.waitForLoadState('networkidle');
  await expectHarmless(page);
  expect(elsewhere).toEqual([]);
});

test('nor does it with everything in it that a page of the site loads without a navigation', async ({page}) => {
  await page.goto('/');
  const isSameDocument = await markDocument(page);
  await page.locator(`main a[href="${route}"]`).click();
  await expect(page.locator('section[id$="/operation/attackEverything"]')).toBeVisible();
  expect(await isSameDocument()).toBe(true);
  await expectHarmless(page);
  await page.getByRole('radio', {name: 'safe'}).check();
  await expect(page.locator('main dt code').first()).toContainText('https://safe.example.com/');
  await page.getByRole('radio').first().check();
  await expect(page.locator('main dt code').first()).toContainText(attack('region'));
  await expectHarmless(page);
});

test('plain texts are shown as they are written', async ({page}) => {
  await page.goto(route);
  const section = page.locator('section[id$="/operation/attackEverything"]');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(attack('title'));
  await expect(section.locator('h3')).toHaveText(attackingTitle);
  await expect(section.locator('p code').first()).toHaveText('/1/<script>window.attacked="path"</script>');
  await expect(page.locator('main dt code').first()).toContainText('<script>window.attacked="server"</script>');
  for (const name of [
    'version',
    'region',
    'tag',
    'right',
    'parameter-name',
    'field-name',
    'enum-value',
    'example-summary',
    'header',
  ]) {
    await expect(page.locator('main')).toContainText(attack(name));
  }
  await expect(page.locator('main')).toContainText('for example "<img src=x onerror=attacked=1>"');
  for (const name of ['example-value', 'answer']) {
    await expect(
      page
        .locator('main pre')
        .getByText(JSON.stringify(attack(name)))
        .first(),
    ).toBeAttached();
  }
});

test('of texts in Markdown the words remain', async ({page}) => {
  await page.goto(route);
  const text = (await page.locator('main').textContent()) ?? '';
  for (const name of [
    'introduction',
    'server-description',
    'tag-description',
    'operation-description',
    'request-description',
    'field-description',
    'schema-description',
    'response-description',
    'example-description',
    'error-description',
  ]) {
    expect(text, name).toContain(`Before ${name}`);
    expect(text, name).toContain(`${name} after`);
  }
  await expect(page.locator('main').getByText('Read more')).toHaveCount(0);
});

test('ids are there once and links lead to them, whatever a name is made of', async ({page}) => {
  await page.goto(route);
  expect(await findDuplicateIds(page)).toEqual([]);
  expect(await findBrokenLinks(page)).toEqual([]);
  const field = page.getByRole('link', {name: '100% of "them"?#', exact: true});
  await field.click();
  await expectAtTop(page.locator('main li:target'));
  await expect(page.locator('main li:target > a')).toHaveText('100% of "them"?#');
});

test('all of 40 levels are there, and a link leads to the last', async ({page}) => {
  await page.goto(route);
  const levels = await page.locator('main li > a:first-child', {hasText: /^level\d+$/}).allTextContents();
  expect(levels).toEqual(Array.from({length: 40}, (_, index) => `level${40 - index}`));
  const last = page.locator('main li[id]', {has: page.locator('> a', {hasText: /^level1$/})}).last();
  const id = (await last.getAttribute('id')) ?? '';
  await page.goto('about:blank');
  await page.goto(route + toHash(id));
  await expectAtTop(byId(page, id));
  await expect(byId(page, id)).toContainText('The innermost text.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a schema within itself opens step by step, without end and without an id twice', async ({page}) => {
  await page.goto(route);
  const tree = 'details[data-schema="schema/Tree"]';
  let place = page.locator(`section[id$="/operation/attackEverything"] ${tree}`).first();
  for (let level = 0; level < 4; level += 1) {
    await place.locator('> summary').click();
    await expect(place.getByText('The name of the branch.').first()).toBeVisible();
    const inside = place.locator(tree).first();
    await expect(inside).not.toHaveAttribute('open');
    place = inside;
  }
  expect(await findDuplicateIds(page)).toEqual([]);
  await expectHarmless(page);
});

test('opening everything at once comes to an end, also where a schema is within itself', async ({page}) => {
  await page.goto(route);
  await openSections(page);
  await expect(page.locator('main details[data-schema]:not([open])').first()).toBeAttached();
  expect(await page.locator('*').count()).toBeLessThan(5000);
  expect(await findDuplicateIds(page)).toEqual([]);
  await expectHarmless(page);
});

test('a schema that is opened within itself grows by the same every time', async ({page}) => {
  await page.goto(route);
  const tree = 'details[data-schema="schema/Tree"]';
  const section = page.locator('section:has(h3[id="schema/Tree"])');
  const growth: number[] = [];
  for (let level = 1; level <= 6; level += 1) {
    const before = await section.locator('*').count();
    await section.locator(`${tree}:not([open]) > summary`).first().click();
    await expect(section.locator(`${tree}[open]`)).toHaveCount(level);
    growth.push((await section.locator('*').count()) - before);
  }
  expect(growth[0]).toBeGreaterThan(0);
  expect(new Set(growth).size, growth.join()).toBe(1);
});
