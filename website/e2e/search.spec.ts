import {ask, dialog, input, listUrls, options, search} from './searchModal.ts';
import {expect, guide, test} from './test.ts';

const waitGuide = '/docs/clients/guides/wait-for-a-task-to-finish';

test('finds guides, operations, fields, values and error codes, each by its own address', async ({page}) => {
  await page.goto(guide);
  const wanted = {
    'how to wait for a task': waitGuide,
    'POST /1/events': '/specs/insights#operation/pushEvents',
    facetFilters: /#schema\/\w+\/facetFilters$/,
    403: /#error\/403$/,
  };
  for (const [query, url] of Object.entries(wanted)) {
    await ask(page, query);
    await expect(options(page).first()).toHaveAttribute('href', url);
    await page.keyboard.press('Escape');
  }
});

test('groups results by page, marks what matches, and shows method and path of an operation', async ({page}) => {
  await page.goto(guide);
  await ask(page, '/1/events');
  const group = dialog(page).getByRole('group', {name: 'Insights API'});
  await expect(group.getByRole('option').first()).toContainText('POST /1/events');
  await expect(group.getByRole('option').first().locator('b')).toHaveText('POST');
  await input(page).fill('move index');
  await expect(options(page).first().locator('mark').first()).toHaveText(/move/i);
});

test('calls a migration guide by a title that says what it is', async ({page}) => {
  await page.goto(guide);
  await search(page, 'upgrade php client');
  await expect(dialog(page).getByRole('group', {name: 'Migrate to PHP client 4'}).first()).toBeVisible();
});

test('a letter shows at once on a slow machine, and its results soon after', async ({page}) => {
  await page.goto(guide);
  await search(page, 'task');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
  await input(page).fill('');
  await input(page).pressSequentially('pushEvents', {delay: 20});
  await expect(input(page)).toHaveValue('pushEvents');
  await expect(options(page).first()).toHaveAttribute('href', '/specs/insights#operation/pushEvents');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/specs/insights#operation/pushEvents');
});

test('the first letter takes the places to start from away, before its results are there', async ({page}) => {
  await page.goto(guide);
  await page.keyboard.press('Control+k');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const afterLetter = await input(page).evaluate(async (field) => {
    // As a browser does: React hears of no value that is set through the field itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'f');
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
    await Promise.resolve();
    return [...document.querySelectorAll('dialog [role=option]')].map(({textContent}) => textContent);
  });
  expect(afterLetter).toEqual([]);
  await expect(options(page).first().locator('mark').first()).toHaveText(/^f/i);
});

test('arrow keys choose, Enter goes there, and the search is closed', async ({page}) => {
  await page.goto(guide);
  await search(page, 'wait for a task');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const [first, second] = await listUrls(page);
  expect(first).toBe(waitGuide);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(input(page)).toHaveAttribute('aria-activedescendant', (await options(page).nth(1).getAttribute('id')) ?? 'none');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(second ?? '');
  await expect(dialog(page)).toBeHidden();
});

test('a result on the same page scrolls to its place', async ({page}) => {
  await page.goto('/specs/insights');
  await search(page, 'pushEvents');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/specs/insights#operation/pushEvents');
  await expect(page.locator(':target')).toBeInViewport();
  await expect(dialog(page)).toBeHidden();
});

test('a click with Ctrl opens a tab and leaves the search open', async ({page, context}) => {
  await page.goto(guide);
  await search(page, 'wait for a task');
  const opened = context.waitForEvent('page');
  await options(page)
    .first()
    .click({modifiers: ['ControlOrMeta']});
  await expect((await opened).locator('h1')).toHaveText('Wait for a task to finish');
  await expect(dialog(page)).toBeVisible();
});

test('"/" opens it again at once, although its field keeps focus until the next frame', async ({page}) => {
  await page.goto(guide);
  await ask(page, '');
  await page.evaluate(() => {
    document.querySelector('dialog')?.close();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true}));
  });
  await expect(dialog(page)).toBeVisible();
});

test('Escape closes it at once, text or not, and focus returns', async ({page}) => {
  await page.goto(guide);
  await page.getByRole('link', {name: 'Contributing', exact: true}).focus();
  await ask(page, 'task');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('link', {name: 'Contributing', exact: true})).toBeFocused();
});

test('Tab stays in the dialog', async ({page}) => {
  await page.goto(guide);
  await ask(page, 'zzzzqqqq');
  await expect(dialog(page)).toContainText('No results for');
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => document.activeElement?.closest('dialog, body') === null);
    const isOnPage = await page.evaluate(() => document.activeElement?.closest('[data-page]') !== null);
    expect([isOutside, isOnPage]).toEqual([false, false]);
  }
});

test('the number of results is said once the reader stops typing', async ({page}) => {
  await page.goto(guide);
  await ask(page, 'wait for a task');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results for “wait for a task”$/);
  await input(page).fill('zzzzqqqq');
  await expect(dialog(page).getByRole('status')).toHaveText(/^0 results for “zzzzqqqq”/);
});

test('nothing found: says so, offers places to start, and Enter leads to the search page', async ({page}) => {
  await page.goto(guide);
  await ask(page, 'zzzzqqqq');
  await expect(dialog(page)).toContainText('No results for “zzzzqqqq”');
  await expect(options(page)).toHaveCount(0);
  await dialog(page).getByRole('link', {name: 'Send data to Algolia'}).click();
  await expect(page.locator('h1')).toHaveText('Send data to Algolia');
  await expect(dialog(page)).toBeHidden();
  await ask(page, 'zzzzqqqq');
  await expect(dialog(page)).toContainText('No results for “zzzzqqqq”');
  await input(page).press('Enter');
  await expect(page).toHaveURL('/search?q=zzzzqqqq');
});

test('before anything is asked, places to start are there for arrow keys and Enter', async ({page}) => {
  await page.goto(guide);
  await page.keyboard.press('Control+k');
  const places = dialog(page).getByRole('group', {name: 'Good places to start'}).getByRole('option');
  await expect(places.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(places.nth(1)).toHaveAttribute('aria-selected', 'true');
  const url = (await places.nth(1).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url);
  await expect(dialog(page)).toBeHidden();
});

test('more results than fit are one choice away', async ({page}) => {
  await page.goto(guide);
  await ask(page, 'index');
  await expect(options(page).last()).toHaveText(/^See all \d{2,} results$/);
  await options(page).last().click();
  await expect(page).toHaveURL('/search?q=index');
  await expect(page.locator('main')).toContainText('results for “index”');
});

test('places that were visited from the search are offered again, until they are cleared', async ({page}) => {
  await page.goto(guide);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toContainText('Search guides, contributor pages and API references');
  await page.keyboard.press('Escape');
  await search(page, 'wait for a task');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(waitGuide);
  await page.goto(guide);
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('group', {name: 'Recent'}).getByRole('option')).toHaveText('Wait for a task to finish');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(waitGuide);
  await page.keyboard.press('/');
  await dialog(page).getByRole('button', {name: 'Clear recent searches'}).click();
  await expect(dialog(page).getByRole('group', {name: 'Recent'})).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();
});

for (const stored of [
  '{',
  '"x"',
  '[{"url":"//evil.example/","title":"x","page":"y"},{"url":"javascript:alert(1)","title":"x","page":"y"}, 5]',
]) {
  test(`stored searches that are not ours are left out: ${stored.slice(0, 40)}`, async ({page}) => {
    await page.addInitScript((value) => localStorage.setItem('search.recent', value), stored);
    await page.goto(guide);
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toContainText('Search guides');
    await expect(dialog(page).getByRole('group', {name: 'Recent'})).toHaveCount(0);
  });
}

test('is loaded when it is wanted: nothing with the page, all of it when the pointer comes near', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(guide);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((name) => name.includes('search'))).toEqual([]);
  await page.getByRole('link', {name: 'Search', exact: true}).hover();
  await expect.poll(() => requested.filter((name) => name.startsWith('/assets/search/')).length).toBe(2);
  await page.waitForLoadState('networkidle');
  const before = requested.length;
  await ask(page, 'task');
  await expect(options(page).first()).toBeVisible();
  expect(requested.slice(before)).toEqual([]);
});

test('interface, engine and React are at most 89 KiB', async ({page}) => {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType()))
      sizes.set(response.url(), Number(response.headers()['content-length'] ?? Number.NaN));
  });
  await page.goto(guide);
  await page.waitForLoadState('networkidle');
  const atFirst = new Set(sizes.keys());
  await ask(page, 'task');
  await expect(options(page).first()).toBeVisible();
  const added = [...sizes].filter(([url]) => !atFirst.has(url)).reduce((sum, [, size]) => sum + size, 0) / 1024;
  expect(added).toBeGreaterThan(50);
  expect(added).toBeLessThanOrEqual(89);
});
