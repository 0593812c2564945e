import type {Locator, Page} from '@playwright/test';
import {expect, test} from './test.ts';
import {findViolations} from './violations.ts';

const insights = '/specs/insights#operation/pushEvents';
const event = {eventType: 'click', eventName: 'Film clicked', index: 'films', userToken: 'user-1', objectIDs: ['dune']};

const body = (page: Page): Locator => page.getByLabel('Body JSON');
const result = (page: Page): Locator => page.getByRole('region', {name: 'Result', exact: true});

async function openChecker(page: Page, operationId = 'pushEvents'): Promise<void> {
  await page.getByRole('button', {name: `Try it: ${operationId}`}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function typeBody(page: Page, value: unknown): Promise<void> {
  await body(page).fill(typeof value === 'string' ? value : JSON.stringify(value, null, 2));
}

test('opens with the example, which is valid, the address and the rights', async ({page}) => {
  await page.goto(insights);
  await openChecker(page);
  const dialog = page.getByRole('dialog');
  await expect(result(page)).toContainText('The request is valid');
  await expect(dialog).toContainText('https://insights.us.algolia.io/1/events');
  await expect(dialog).toContainText('Needs an API key with the search right.');
  expect(JSON.parse(await body(page).inputValue())).toHaveProperty('events');
});

test('what a reader does while the page is still loading counts', async ({page}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let requested = 0;
  await page.route('**/assets/chunks/*.js', async (route) => {
    requested += 1;
    // The first is part of what every page starts with.
    if (requested > 1) await held;
    await route.continue();
  });
  await page.goto('/specs/analytics', {waitUntil: 'commit'});
  await expect.poll(() => requested).toBeGreaterThan(1);
  await page.getByRole('radio', {name: 'de'}).check();
  await page.getByRole('button', {name: 'Try it: getTopSearches'}).click();
  release();
  await expect(page.getByRole('dialog')).toContainText('https://analytics.de.algolia.com/2/searches');
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(page.locator('[data-region]').first()).toHaveText('de');
});

test('says what is wrong and where, marks it, and is content when it is fixed', async ({page}) => {
  await page.goto(insights);
  await openChecker(page);
  await typeBody(page, {events: [{...event, eventName: 'x'.repeat(71)}]});
  await expect(result(page)).toContainText('1 problem');
  await expect(result(page)).toContainText('eventName has 71 characters; at most 64 are allowed.');
  await expect(result(page)).toContainText('/body/events/0/eventName');
  await expect(page.locator('dialog mark')).toHaveText(`"${'x'.repeat(71)}"`);
  await expect(body(page)).toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('button', {name: 'Line 5, column 20'}).click();
  await expect(body(page)).toBeFocused();
  await page.keyboard.type('"Film clicked"');
  await expect(result(page)).toContainText('The request is valid');
  await expect(page.locator('dialog mark')).toHaveCount(0);
});

test('suggests the field that was meant, and leads to its documentation', async ({page}) => {
  await page.goto(insights);
  await openChecker(page);
  await typeBody(page, {events: [{...event, eventName: undefined, eventNme: 'Film clicked'}]});
  await expect(result(page)).toContainText('Did you mean eventName?');
  await result(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/#schema\/InsightEvents?\//);
  await expect(page.locator(':target')).toBeInViewport();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on a phone a link to a field shows the field', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(insights);
  await openChecker(page);
  await typeBody(page, {events: [{...event, eventType: 'klick'}]});
  const overflow = await page.getByRole('dialog').evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
  expect(overflow).toBe(0);
  await result(page).getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator(':target')).toBeInViewport();
});

test('checks parameters, too, and puts them into the address', async ({page}) => {
  await page.goto('/specs/analytics#operation/getTopSearches');
  await page.getByRole('radio', {name: 'de'}).check();
  await openChecker(page, 'getTopSearches');
  await page.getByRole('textbox', {name: /^limit/}).fill('many');
  await expect(page.getByRole('textbox', {name: /^limit/})).toHaveAttribute('aria-invalid', 'true');
  await expect(result(page)).toContainText('limit must be an integer');
  await page.getByRole('textbox', {name: /^limit/}).fill('5');
  await expect(result(page)).toContainText('The request is valid');
  await expect(page.getByRole('dialog')).toContainText('https://analytics.de.algolia.com/2/searches?index=');
  await page.getByText('This request as code').click();
  await expect(page.getByRole('dialog').getByRole('tabpanel')).toContainText('limit: 5');
});

test('rewrites the samples for exactly this request, to be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(insights);
  await openChecker(page);
  await typeBody(page, {events: [{...event, eventName: 'Trailer watched'}]});
  const samples = page.locator('dialog details');
  await samples.locator('summary').click();
  await samples.getByRole('tab', {name: 'cURL'}).click();
  await expect(samples.getByRole('tabpanel')).toContainText('"eventName": "Trailer watched"');
  await samples.hover();
  await samples.getByRole('button', {name: 'Copy'}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await samples.getByRole('tabpanel').textContent());
});

test('a link carries the request to a colleague, and to no server', async ({page, context, browser}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(insights);
  await openChecker(page);
  await typeBody(page, '{"events": [{"half": ');
  await page.getByRole('button', {name: 'Copy a link to this request'}).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const colleague = await (await browser.newContext()).newPage();
  const requested: string[] = [];
  colleague.on('request', (request) => requested.push(request.url()));
  await colleague.goto(link);
  await expect(body(colleague)).toHaveValue('{"events": [{"half": ');
  await expect(colleague.getByRole('heading', {name: 'Send events'})).toBeInViewport();
  expect(requested.filter((url) => url.includes('check/'))).toEqual([]);
  await colleague.context().close();
});

test('a damaged link opens the page and nothing else', async ({page}) => {
  await page.goto('/specs/insights#check/abc');
  await expect(page.locator('[role=status]').first()).toHaveText('This link to a request is broken.');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('works by keyboard alone: Tab leaves the editor, Escape closes, focus returns', async ({page}) => {
  await page.goto(insights);
  const button = page.getByRole('button', {name: 'Try it: pushEvents'});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(body(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(body(page)).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('the result is announced once the reader stops typing', async ({page}) => {
  await page.goto(insights);
  await openChecker(page);
  const status = page.locator('[data-status]').first();
  await expect(status).toHaveText('The request is valid');
  await body(page).press('End');
  await body(page).pressSequentially('{{{', {delay: 30});
  await expect(result(page)).toContainText('1 problem');
  await expect(status).toHaveText('1 problem');
});

const hostile: [string, string, string][] = [
  ['a paste of 10 MB', `{"events": ["${'x'.repeat(10_000_000)}"]}`, 'at most 2,500,000 are checked'],
  ['1,000 levels', '['.repeat(1000) + ']'.repeat(1000), 'problem'],
  ['a __proto__ key', '{"__proto__": {"events": []}}', '__proto__'],
  ['half a character', '{"events": "\ud800"}', 'problem'],
  ['NaN', '{"events": NaN}', 'NaN'],
];
for (const [name, text, said] of hostile) {
  test(`${name} gives a message, and the page goes on`, async ({page}) => {
    await page.goto(insights);
    await openChecker(page);
    await body(page).evaluate((editor: HTMLTextAreaElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(editor, value);
      editor.dispatchEvent(new Event('input', {bubbles: true}));
    }, text);
    await expect(result(page)).toContainText(said);
    await typeBody(page, {events: [event]});
    await expect(result(page)).toContainText('The request is valid');
  });
}

test('a check that cannot be loaded says so, and is tried again when the reader asks', async ({page, errors}) => {
  await page.goto(insights);
  await openChecker(page);
  await page.route('**/*.js', (route) => route.abort());
  await typeBody(page, {events: 5});
  await expect(result(page)).toContainText('Couldn’t load the checker');
  await expect(page.locator('[data-status]').first()).toHaveText('Couldn’t load the checker');
  await page.unroute('**/*.js');
  await result(page).getByRole('button', {name: 'Retry'}).click();
  await expect(result(page)).toContainText('1 problem');
  errors.splice(0);
});

test('a crash inside of it says so and leaves the page working', async ({page, errors}) => {
  await page.goto(insights);
  await openChecker(page);
  await page.evaluate(() => {
    const {stringify} = JSON;
    JSON.stringify = () => {
      throw new Error('Broken on purpose');
    };
    Object.assign(window, {repair: () => (JSON.stringify = stringify)});
  });
  await body(page).press('End');
  await page.keyboard.type(' ');
  await expect(page.getByRole('alert')).toContainText('The request checker crashed.');
  await expect(page.getByRole('alert')).toContainText('Broken on purpose');
  await page.getByRole('link', {name: 'Errors', exact: true}).click();
  await expect(page).toHaveURL(/#errors$/);
  await page.evaluate(() => window.repair());
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(result(page)).toBeAttached();
  errors.splice(0);
});

for (const width of [390, 1440]) {
  test(`has no accessibility violation, in both themes at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(insights);
    await openChecker(page);
    expect(await findViolations(page)).toEqual([]);
    await typeBody(page, {events: [{...event, eventNme: 5}]});
    await expect(result(page)).toContainText('problem');
    expect(await findViolations(page)).toEqual([]);
  });
}

test('loads at most 92 KiB of script for the Search API, and only when it is wanted', async ({page}) => {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.set(response.url(), Number(response.headers()['content-length'] ?? Number.NaN));
  });
  await page.goto('/specs/search#operation/searchSingleIndex');
  await page.waitForLoadState('networkidle');
  const atFirst = new Set(sizes.keys());
  await page.getByRole('button', {name: 'Try it: searchSingleIndex'}).hover();
  await expect.poll(() => sizes.size).toBeGreaterThan(atFirst.size);
  await openChecker(page, 'searchSingleIndex');
  await expect(result(page)).toContainText('The request is valid');
  const added = [...sizes].filter(([url]) => !atFirst.has(url)).reduce((sum, [, size]) => sum + size, 0);
  expect(added / 1024).toBeLessThanOrEqual(92);
});
