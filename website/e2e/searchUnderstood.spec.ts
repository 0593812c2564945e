import type {Page} from '@playwright/test';
import {chunkWith, withoutPreloads} from './chunks.ts';
import {ask, dialog, input} from './searchModal.ts';
import {expect, guide, test} from './test.ts';

const hit = {
  url: '/docs/clients/installation',
  type: 'lvl1',
  hierarchy: {lvl0: 'Guides', lvl1: 'Installation', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  address: null,
  content: null,
  matches: {hierarchy: {}, path: [], content: []},
  alsoIn: ['Introduction'],
};
const answers = {
  instal: {count: 0, areas: {}, hits: [], unknown: ['instal'], suggestion: 'install'},
  'instal now': {count: 1, areas: {Guides: 1}, hits: [hit], unknown: ['instal'], suggestion: 'install now'},
  install: {count: 1, areas: {Guides: 1}, hits: [hit], unknown: []},
};

/** An engine that knows a few queries, so that what it says of them is known here, too. */
async function answerFrom(page: Page): Promise<void> {
  await withoutPreloads(page);
  await page.route(chunkWith('createEmbeddedClient'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const answers = ${JSON.stringify(answers)};
const searchNow = (query) => ({query, isComplete: true, ...(answers[query] ?? {count: 0, areas: {}, hits: []})});
export const createEmbeddedClient = () => ({searchNow, load() {}, onGrown: () => () => {}});`,
    }),
  );
}

test('the modal says which words are nowhere, and offers another spelling', async ({page}) => {
  await answerFrom(page);
  await page.goto(guide);
  await ask(page, 'instal');
  await expect(dialog(page)).toContainText('No results for “instal”');
  await expect(dialog(page)).toContainText('Not on this site: “instal”. Did you mean install?');
  await expect(dialog(page).getByRole('status')).toHaveText(
    '0 results for “instal”. Not on this site: “instal”. Did you mean “install”?',
  );
  await input(page).fill('instal now');
  await expect(dialog(page)).toContainText('Not on this site: “instal”.');
  await expect(dialog(page).getByRole('option')).toContainText('Also in Introduction');
  await input(page).fill('instal');
  await dialog(page).getByRole('button', {name: 'install'}).press('Enter');
  await expect(input(page)).toHaveValue('install');
  await expect(dialog(page)).not.toContainText('Did you mean');
});

test('the search page says which words are nowhere, and offers another spelling', async ({page}) => {
  await answerFrom(page);
  await page.goto('/search?q=instal');
  const main = page.locator('main');
  await expect(main).toContainText('No results for “instal”');
  await expect(main).toContainText('Not on this site: “instal”. Did you mean install?');
  await expect(main.getByRole('status')).toHaveText(
    '0 results for “instal”. Not on this site: “instal”. Did you mean “install”?',
  );
  await main.getByPlaceholder('Search docs').fill('instal now');
  await expect(main).toContainText('Not on this site: “instal”. Did you mean install now?');
  await expect(main.getByRole('listitem').filter({hasText: 'Also in Introduction'})).toBeVisible();
  await main.getByPlaceholder('Search docs').fill('instal');
  await main.getByRole('button', {name: 'install'}).press('Enter');
  await expect(main.getByPlaceholder('Search docs')).toHaveValue('install');
  await expect(main.getByPlaceholder('Search docs')).toBeFocused();
  await expect(page).toHaveURL('/search?q=install');
  await expect(main.getByRole('button', {name: 'install'})).toBeHidden();
  await expect(main.getByRole('region', {name: 'Results'}).getByRole('listitem')).toHaveCount(1);
});
