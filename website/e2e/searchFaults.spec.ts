import type {Route} from '@playwright/test';
import {ask, dialog, input, options} from './searchModal.ts';
import {expect, guide, test} from './test.ts';

const references = '**/assets/search/references.*.json';
const faults: [string, string, (route: Route) => Promise<void>][] = [
  ['the list of its files is missing', '**/search-index.json', (route) => route.fulfill({status: 404, body: ''})],
  ['its first file is missing', '**/assets/search/guides.*.json', (route) => route.fulfill({status: 404, body: ''})],
  ['the network fails', references, (route) => route.abort()],
  [
    'a file is cut short',
    references,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: (await response.text()).slice(0, 5000)});
    },
  ],
  [
    'a file is of another version',
    '**/assets/search/guides.*.json',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: (await response.text()).replace('"format":2', '"format":99')});
    },
  ],
];
for (const [name, file, fail] of faults) {
  test(`when ${name}, search says so, Retry works, and the page goes on`, async ({page, errors}) => {
    await page.route(file, fail);
    await page.goto(guide);
    await ask(page, 'wait for a task');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('You might want to check your network connection.');
    await expect(options(page)).toHaveCount(0);
    await page.unroute(file);
    await dialog(page).getByRole('button', {name: 'Retry'}).click();
    await expect(options(page).first()).toContainText('Wait for a task to finish');
    await page.keyboard.press('Escape');
    await page.getByRole('link', {name: 'Contributing', exact: true}).click();
    await expect(page.locator('h1')).toHaveText('Contribute to the clients');
    errors.splice(0);
  });
}

test('asks for the references when the guides have arrived: on a slow connection, they would share it', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/search/guides.*.json', async (route) => {
    await held;
    await route.continue();
  });
  const isAsked = (part: string): boolean => requested.some((url) => url.includes(`/assets/search/${part}.`));
  await page.goto(guide);
  await ask(page, 'wait for a task');
  await expect.poll(() => isAsked('guides')).toBe(true);
  await page.waitForTimeout(300);
  expect(isAsked('references')).toBe(false);
  release();
  await expect.poll(() => isAsked('references')).toBe(true);
});

test('answers from the guides while the references are on their way', async ({page}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(references, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(guide);
  await ask(page, 'wait for a task');
  await expect(options(page).first()).toContainText('Wait for a task to finish');
  await input(page).fill('insidePolygon');
  await expect(dialog(page)).toContainText('Loading…');
  await expect(dialog(page)).not.toContainText('No results');
  release();
  await expect(options(page).first()).toHaveAttribute('href', /^\/specs\/\w+#schema/);
});

test('works offline once it has been loaded', async ({page, context}) => {
  await page.goto(guide);
  await ask(page, 'task');
  await expect(dialog(page).getByRole('status')).toHaveText(/results for/);
  await context.setOffline(true);
  await input(page).fill('pushEvents');
  await expect(options(page).first()).toHaveAttribute('href', '/specs/insights#operation/pushEvents');
});

const hostile = {
  '10,000 characters': 'wait for a task '.repeat(625),
  'one word of 10,000 characters': 'x'.repeat(10_000),
  'a regular expression': '(.*)+$ [a-z]{2,} \\d',
  HTML: '<img src=x onerror="window.isInjected = true"><b>task</b>',
  emoji: '👩‍👩‍👧‍👦 task 🎬',
  'right-to-left text': 'מפתח task مفتاح',
  'half a character': 'task \ud800',
};
for (const [name, query] of Object.entries(hostile)) {
  test(`takes ${name} as a question like any other`, async ({page}) => {
    await page.goto(guide);
    await ask(page, query);
    await expect(dialog(page).getByRole('status')).toHaveText(/\d results? for/);
    const added = await page.evaluate(() => [
      Object.hasOwn(window, 'isInjected'),
      document.querySelectorAll('dialog img').length,
      document.querySelector('dialog')?.scrollWidth === document.querySelector('dialog')?.clientWidth,
    ]);
    expect(added).toEqual([false, 0, true]);
    await page.goto(`/search?q=${encodeURIComponent(query.replace('\ud800', ''))}`);
    await expect(page.locator('main').getByRole('status')).toHaveText(/\d results? for/);
    expect(
      await page.evaluate(() => [Object.hasOwn(window, 'isInjected'), document.querySelectorAll('main img').length]),
    ).toEqual([false, 0]);
  });
}

test('typing fast ends with the results of what was typed last', async ({page}) => {
  await page.goto(guide);
  await ask(page, '');
  await input(page).pressSequentially('wait for a taskpush', {delay: 0});
  for (let letter = 0; letter < 19; letter += 1) await page.keyboard.press('Backspace');
  await input(page).pressSequentially('pushEvents', {delay: 0});
  await expect(options(page).first()).toHaveAttribute('href', '/specs/insights#operation/pushEvents');
  await expect(dialog(page).getByRole('status')).toHaveText(/for “pushEvents”$/);
});

test('says what is to be known about the index, as it does in development', async ({page}) => {
  await page.route('**/search-index.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, json: {...((await response.json()) as object), notice: 'This index is old.'}});
  });
  await page.goto(guide);
  await ask(page, 'task');
  await expect(dialog(page)).toContainText('This index is old.');
  await page.goto('/search?q=task');
  await expect(page.locator('main')).toContainText('This index is old.');
});
