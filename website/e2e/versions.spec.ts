import type {Locator, Page} from '@playwright/test';
import {buildFixture, builtFixture, doc, versionedConfig} from './fixtureSite.ts';
import {findNavbarFaults} from './layoutFaults.ts';
import {listUrls, search} from './searchModal.ts';
import {expect, test} from './test.ts';

const guides = Array.from({length: 8}, (_, index) => `guide-${index + 1}`);

/** A larger site: two versions, categories, previous and next pages, a footer with columns. Its dropdown needs no specs. */
const files: Record<string, string> = {
  'site.config.ts': versionedConfig
    .replace(
      /links: \[[\s\S]*?\n {4}\],/,
      "links: [{title: 'Docs', items: [{label: 'Start', to: '/docs/clients/introduction'}]}],",
    )
    .replace(
      "type: 'apiDropdown', label: 'HTTP API'",
      "type: 'dropdown', label: 'HTTP API', items: [{label: 'Results', to: '/search'}]",
    ),
  'sidebars.ts': `import {defineSidebars} from './src/config/sidebarsConfig.ts';
export default defineSidebars({
  clients: {title: 'Guides', items: [
    'clients/introduction',
    {type: 'category', label: 'Guides', link: {type: 'doc', id: 'clients/guides/index'}, items: [${guides.map((guide) => `'clients/guides/${guide}'`).join(', ')}]},
  ]},
  automation: {title: 'Contributing', items: ['contributing/introduction']},
});
`,
  ...Object.fromEntries<string>(
    ['docs', 'versioned_docs/version-1.0'].flatMap((folder): [string, string][] => [
      [`${folder}/clients/introduction.mdx`, doc('Introduction', `Text of ${folder}.`)],
      [`${folder}/clients/guides/index.mdx`, doc('Guides', 'All guides.')],
      ...guides.map((guide): [string, string] => [
        `${folder}/clients/guides/${guide}.mdx`,
        doc(guide, 'Text.\n\n## Part\n\n'.repeat(4)),
      ]),
      [`${folder}/contributing/introduction.mdx`, doc('Contribute', 'Text.')],
    ]),
  ),
};

// Each worker builds its own, so that two of them never write to one folder.
const fixture = `versions-${process.env.TEST_PARALLEL_INDEX ?? ''}`;

test.use({siteFolder: builtFixture(fixture), viewport: {width: 1440, height: 700}});

test.describe.configure({mode: 'default'});

test.beforeAll(() => {
  const {succeeded, output} = buildFixture(fixture, files);
  expect(succeeded, output).toBe(true);
});

test('the version dropdown leads to the same page of the other version, and the choice is remembered', async ({page}) => {
  await page.goto('/docs/clients/introduction');
  await expect(page.locator('main')).toContainText('Text of versioned_docs/version-1.0.');
  await page.locator('summary', {hasText: 'Docs version: 1.0'}).click();
  await page.getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page).toHaveURL('/docs/next/clients/introduction');
  await expect(page.locator('meta[name=docusaurus_tag]')).toHaveAttribute('content', 'docs-default-current');
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
  await page.goto('/');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Clients'}).click();
  await expect(page).toHaveURL('/docs/next/clients/introduction');
});

const site = (page: Page): Locator => page.getByRole('navigation', {name: 'Site'});

async function preferVersion(page: Page, name: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('docs-preferred-version-default', value), name);
}

test('pages without a version follow the choice: the home page, its buttons, and the version that the navbar shows', async ({
  page,
}) => {
  await preferVersion(page, 'current');
  await page.goto('/');
  const main = page.getByRole('navigation', {name: 'Main'});
  await main.locator('summary', {hasText: 'Docs version: Next'}).click();
  await expect(main.locator('[data-version][aria-current]')).toHaveText('Next');
  await expect(page.getByRole('link', {name: 'Contribute', exact: true})).toHaveAttribute(
    'href',
    '/docs/next/contributing/introduction',
  );
  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page).toHaveURL('/docs/next/clients/introduction');
});

test('a page of a version shows that version, whatever the reader chose last', async ({page}) => {
  await preferVersion(page, 'current');
  await page.goto('/docs/clients/introduction');
  await expect(page.getByRole('navigation', {name: 'Main'}).locator('summary', {hasText: 'Docs version: 1.0'})).toBeVisible();
});

test('the side menu follows the choice, and its version links lead to the same page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/docs/clients/guides/guide-3');
  await page.getByRole('button', {name: 'Open the menu'}).click();
  await expect(site(page).locator('[data-version][aria-current]')).toHaveText('1.0');
  await site(page).getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page).toHaveURL('/docs/next/clients/guides/guide-3');
  await page.goto('/');
  await page.getByRole('button', {name: 'Open the menu'}).click();
  await expect(site(page).locator('[data-version][aria-current]')).toHaveText('Next');
  await site(page).getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page).toHaveURL('/docs/next/contributing/introduction');
});

test('a choice that does not exist is forgotten: links and search are as without one', async ({page}) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.9'));
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBeNull();
  await expect(page.getByRole('link', {name: 'Get started'})).toHaveAttribute('href', '/docs/clients/introduction');
  await search(page, 'guide');
  const found = await listUrls(page);
  expect(found.some((url) => url?.startsWith('/docs/clients/'))).toBe(true);
  expect(found.filter((url) => url?.startsWith('/docs/next/'))).toEqual([]);
});

test('the navbar is one row from 996 px on in a wide font, with its version dropdown', async ({page}) => {
  for (const route of ['/', '/docs/next/clients/introduction', '/search']) {
    await page.goto(route);
    expect(await findNavbarFaults(page)).toEqual([]);
  }
});

test('previous and next follow the sidebar, and a category page comes before its guides', async ({page}) => {
  await page.goto('/docs/clients/guides');
  const nav = page.getByRole('navigation', {name: 'Previous and next page'});
  await expect(nav.getByRole('link')).toHaveText(['PreviousIntroduction', 'Nextguide-1']);
  await nav.getByRole('link', {name: 'Next guide-1'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('guide-1');
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem')).toHaveText([
    'Home',
    'Guides',
    'guide-1',
  ]);
  await expect(page.getByRole('navigation', {name: 'Documentation'}).locator('[aria-current]')).toHaveText('guide-1');
});

test('a category closes and opens with an animation as long as its height asks for, and stays as the reader left it', async ({
  page,
}) => {
  await page.goto('/docs/clients/introduction');
  const category = page.locator('details', {hasText: 'guide-1'});
  await expect(category).toHaveAttribute('open');
  const readHeight = (): Promise<number> => category.evaluate((element) => element.getBoundingClientRect().height);
  const open = await readHeight();
  // Read in the same step as the click: on a busy machine the animation would be over before a second one.
  const {duration, easing} = await category.evaluate((element) => {
    element.querySelector('summary')?.click();
    const timing = element.getAnimations()[0]?.effect?.getTiming();
    return {duration: Number(timing?.duration), easing: timing?.easing};
  });
  expect(easing).toBe('ease-in-out');
  await expect(category).not.toHaveAttribute('open');
  await category.evaluate((element) => Promise.all(element.getAnimations().map(({finished}) => finished)));
  const height = open - (await readHeight());
  expect(height).toBeGreaterThan(40);
  expect(duration).toBe(Math.round(Math.min(100 + 6 * Math.sqrt(height), 320)));
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Contributing'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Contribute');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
  await category.locator('summary').click();
  await expect(category).toHaveAttribute('open');
});

test('with reduced motion a category opens at once', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/docs/clients/introduction');
  const category = page.locator('details', {hasText: 'guide-1'});
  await category.locator('summary').click();
  expect(await category.evaluate((element) => element.getAnimations().length)).toBe(0);
  await expect(category).not.toHaveAttribute('open');
});

test('the sidebar keeps its scroll position from page to page', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 320});
  await page.goto('/docs/clients/introduction');
  await page.locator('#menu').evaluate((menu) => menu.scrollTo({top: 90, behavior: 'instant'}));
  await page.getByRole('navigation', {name: 'Documentation'}).getByRole('link', {name: 'guide-5'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('guide-5');
  expect(await page.locator('#menu').evaluate((menu) => menu.scrollTop)).toBeGreaterThanOrEqual(90);
});

test('the footer shows its columns', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('heading', {level: 2})).toHaveText('Docs');
  await expect(page.getByRole('contentinfo').getByRole('link', {name: 'Start'})).toHaveAttribute(
    'href',
    '/docs/clients/introduction',
  );
});

test('search finds pages of the version that is read, or else of the version that was chosen last', async ({page}) => {
  await page.goto('/docs/clients/introduction');
  await search(page, 'guide');
  const found = await listUrls(page);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((url) => url?.startsWith('/docs/next/'))).toEqual([]);
  await page.goto('/docs/next/clients/introduction');
  await search(page, 'guide');
  expect((await listUrls(page)).filter((url) => url?.startsWith('/docs/') && !url.startsWith('/docs/next/'))).toEqual([]);
  await page.goto('/docs/clients/introduction');
  await page.locator('summary', {hasText: 'Docs version: 1.0'}).click();
  await page.getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page).toHaveURL('/docs/next/clients/introduction');
  await page.goto('/');
  await search(page, 'guide');
  expect((await listUrls(page)).some((url) => url?.startsWith('/docs/next/'))).toBe(true);
});
