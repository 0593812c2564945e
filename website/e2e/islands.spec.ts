import path from 'node:path';
import {chunkWith, withoutPreloads} from './chunks.ts';
import {contributing, expect, guide, test} from './test.ts';

test('React is loaded when the search is opened and not before', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(guide);
  await page.waitForLoadState('networkidle');
  const react = path.basename(chunkWith('createRoot'));
  expect(scripts.map((url) => path.basename(url))).not.toContain(react);
  await page.getByRole('link', {name: 'Search', exact: true}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(scripts.map((url) => path.basename(url))).toContain(react);
});

test('the modal closes by its button and by a click beside it, and opens again', async ({page}) => {
  await page.goto(guide);
  for (const close of [() => page.getByRole('button', {name: 'Close', exact: true}).click(), () => page.mouse.click(10, 10)]) {
    await page.getByRole('link', {name: 'Search', exact: true}).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await close();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('an island that crashes says so and can be tried again, while the page goes on working', async ({page, errors}) => {
  await page.route(chunkWith('renderSearchModal'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export const renderSearchModal = () => () => { if (window.isBroken) throw new Error('Broken on purpose'); return 'Works again'; }",
    }),
  );
  await page.goto(guide);
  await page.evaluate(() => Object.assign(window, {isBroken: true}));
  await page.keyboard.press('Control+k');
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText('Search crashed.');
  await expect(alert).toContainText('Broken on purpose');
  await alert.getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', {name: 'Contributing', exact: true}).click();
  await expect(page).toHaveURL(contributing);
  await expect(page.getByRole('heading', {level: 1, name: 'Contribute to the clients'})).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(alert).toBeVisible();
  await page.evaluate(() => Object.assign(window, {isBroken: false}));
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByText('Works again')).toBeVisible();
  expect(errors.splice(0).join()).toContain('Broken on purpose');
});

test('a section of a page that crashes says that the page did, in its place', async ({page, errors}) => {
  await withoutPreloads(page);
  await page.route(chunkWith('showResults'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export const showResults = () => { throw new Error('Broken on purpose'); }",
    }),
  );
  await page.goto('/search?q=task');
  const alert = page.locator('main').getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText('This page crashed.');
  await expect(alert).toContainText('Broken on purpose');
  await expect(alert.getByRole('button')).toHaveText(['Try again']);
  expect(errors.splice(0).join()).toContain('Broken on purpose');
});

test('a script of an island that crashes while it is loaded is no matter of the network', async ({page, errors}) => {
  await page.route(chunkWith('renderSearchModal'), (route) =>
    route.fulfill({contentType: 'text/javascript', body: "throw new Error('Broken on purpose');"}),
  );
  await page.goto(guide);
  await page.keyboard.press('Control+k');
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText('Search crashed.');
  await expect(alert).toContainText('Broken on purpose');
  expect(errors.splice(0).join()).toContain('Broken on purpose');
});

test('an island that cannot be loaded shows the error with Retry, and keeps what was typed', async ({page, errors}) => {
  const chunk = chunkWith('renderSearchModal');
  await page.route(chunk, (route) => route.abort());
  await page.goto(guide);
  await page.keyboard.press('Control+k');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Search could not be loaded');
  await expect(alert.getByRole('button')).toHaveText(['Retry']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(alert).toBeVisible();
  await page.keyboard.type('pushEvents');
  await page.unroute(chunk);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('combobox', {name: 'Search docs'})).toHaveValue('pushEvents');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(alert).toHaveCount(0);
  errors.splice(0);
});

test('results that cannot be loaded are named as readers know them, and a page has nothing to close', async ({page, errors}) => {
  const chunk = chunkWith('showResults');
  await page.route(chunk, (route) => route.abort());
  await page.goto('/search?q=task');
  const alert = page.locator('main').getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText('The search results could not be loaded');
  await expect(alert.getByRole('button')).toHaveText(['Retry']);
  await page.unroute(chunk);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('region', {name: 'Results'}).getByRole('listitem').first()).toBeVisible();
  errors.splice(0);
});
