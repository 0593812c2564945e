import type {Page} from '@playwright/test';
import {listUrls, search} from './searchModal.ts';
import {contributing, expect, guide, routes, test, warnings, withoutBehaviour} from './test.ts';

const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)));
const theme = (page: Page): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.theme);

/** Notes the theme that is set when the parser reaches the body: what the first paint shows. */
async function watchFirstTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('body') === null) return;
      Object.assign(window, {firstTheme: document.documentElement.dataset.theme});
      observer.disconnect();
    }).observe(document, {childList: true, subtree: true});
  });
}
const firstTheme = (page: Page): Promise<unknown> => page.evaluate(() => window.firstTheme);

async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    }),
  );
}

test('light is the default, and the choice of dark is kept without a flash', async ({page}) => {
  await watchFirstTheme(page);
  await page.goto(guide);
  expect(await firstTheme(page)).toBe('light');
  await page.getByRole('button', {name: 'Dark mode'}).click();
  expect(await theme(page)).toBe('dark');
  await expect(page.getByRole('button', {name: 'Dark mode'})).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  expect(await firstTheme(page)).toBe('dark');
  await expect(page.getByRole('button', {name: 'Dark mode'})).toHaveAttribute('aria-pressed', 'true');
});

test('the system preference counts until the reader chooses, also when it changes', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await watchFirstTheme(page);
  await page.goto('/');
  expect(await firstTheme(page)).toBe('dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect.poll(() => theme(page)).toBe('light');
  await page.getByRole('button', {name: 'Dark mode'}).click();
  await page.emulateMedia({colorScheme: 'dark'});
  await page.emulateMedia({colorScheme: 'light'});
  expect(await theme(page)).toBe('dark');
});

test('a dismissed announcement stays away, until its id changes', async ({page}) => {
  await page.goto('/');
  const bar = page.getByRole('region', {name: 'Announcement'});
  await bar.getByRole('button', {name: 'Dismiss announcement'}).click();
  await expect(bar).toBeHidden();
  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction to the clients');
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-earlier-one'));
  await page.reload();
  await expect(bar).toBeVisible();
  expect(await stored(page)).toEqual({'docusaurus.announcement.id': 'generated-clients-in-progress'});
});

test('the language choice is shared by all tabs, remembered, and shown from the first paint on', async ({page}) => {
  await page.goto(guide);
  await page.getByRole('tab', {name: 'PHP'}).first().click();
  for (const tab of await page.getByRole('tab', {name: 'PHP'}).all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('composer require')).toBeVisible();
  await page.getByRole('link', {name: 'Algolia API', exact: true}).click();
  await expect(page.getByRole('heading', {name: /HTTP APIs$/})).toBeVisible();
  await expect(page.getByRole('tab', {name: 'PHP'})).toHaveAttribute('aria-selected', 'true');
  // Without the behaviour script, only what happens before the first paint is left.
  await withoutBehaviour(page);
  await page.goto(guide);
  await expect(page.getByText('composer require')).toBeVisible();
  await expect(page.getByText('npm install')).toBeHidden();
});

test('a link carries the language', async ({page}) => {
  await page.goto(`${guide}?language=java`);
  await expect(page.getByRole('tab', {name: 'Java', exact: true}).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText("implementation 'com.algolia:algoliasearch-client-java")).toBeVisible();
});

test('an unknown language in a link changes nothing', async ({page}) => {
  await page.goto(`${guide}?language=%22%5D%7B%7D`);
  await expect(page.getByRole('tab', {name: 'JavaScript'}).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('npm install')).toBeVisible();
});

test('a docs version that does not exist is forgotten, and guides are found as before', async ({page}) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.9'));
  await search(page, 'filtering your search');
  expect((await listUrls(page)).some((url) => url?.startsWith('/docs/clients/'))).toBe(true);
  expect(await stored(page)).not.toHaveProperty('docs-preferred-version-default');
});

test('a docs version that is left over is forgotten when a page is opened', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '0.9'));
  await page.goto(guide);
  await expect.poll(() => stored(page)).not.toHaveProperty('docs-preferred-version-default');
});

test('nothing else is ever stored', async ({page, errors}) => {
  for (const route of routes) await page.goto(route);
  expect(errors.splice(0)).toHaveLength(1); // the not-found page
  await page.goto(guide);
  await page.getByRole('button', {name: 'Dark mode'}).click();
  await page.getByRole('tab', {name: 'Java', exact: true}).first().click();
  await page.getByRole('button', {name: 'Dismiss announcement'}).click();
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  expect(await stored(page)).toEqual({
    theme: 'dark',
    'docusaurus.tab.language': 'java',
    'docusaurus.announcement.id': 'generated-clients-in-progress',
    'docusaurus.announcement.dismiss': 'true',
  });
  expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('with storage blocked a warning is logged once, nothing flashes and everything works', async ({page}) => {
  const logged = warnings(page);
  await page.emulateMedia({colorScheme: 'dark'});
  await blockStorage(page);
  await watchFirstTheme(page);
  await page.goto(guide);
  expect(await firstTheme(page)).toBe('dark');
  await page.getByRole('button', {name: 'Dark mode'}).click();
  expect(await theme(page)).toBe('light');
  await page.getByRole('tab', {name: 'PHP'}).first().click();
  await expect(page.getByText('composer require')).toBeVisible();
  await page.getByRole('button', {name: 'Dismiss announcement'}).click();
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page).toHaveURL(contributing);
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
  expect(await theme(page)).toBe('light');
  expect(logged.filter((text) => text.includes('Local storage is not available'))).toHaveLength(1);
});

test('a link carries the language within the site too, and the reader’s own choice replaces it', async ({page}) => {
  await page.goto('/');
  await page.evaluate(
    (href) => document.querySelector('main [data-next-page]')?.setAttribute('href', href),
    `${guide}?language=java`,
  );
  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page).toHaveURL(`${guide}?language=java`);
  await expect(page.getByRole('tab', {name: 'Java', exact: true}).first()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', {name: 'PHP'}).first().click();
  await expect(page).toHaveURL(guide);
  await page.reload();
  await expect(page.getByRole('tab', {name: 'PHP'}).first()).toHaveAttribute('aria-selected', 'true');
});

test('with storage blocked a chosen theme outlives a change of the system', async ({page}) => {
  await blockStorage(page);
  await page.goto(guide);
  await page.getByRole('button', {name: 'Dark mode'}).click();
  await page.emulateMedia({colorScheme: 'dark'});
  await page.emulateMedia({colorScheme: 'light'});
  expect(await theme(page)).toBe('dark');
});
