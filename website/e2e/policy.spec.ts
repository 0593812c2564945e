import {expect, guide, routes, test} from './test.ts';

/** What a page of another origin, or text that became HTML, might try. */
const attempts: [string, () => unknown][] = [
  ['an inline script', () => document.body.append(Object.assign(document.createElement('script'), {text: 'window.ran = 1'}))],
  ['an inline handler', () => document.body.setAttribute('onclick', 'window.ran = 1')],
  ['an inline style', () => document.body.append(Object.assign(document.createElement('style'), {textContent: 'a{color:red}'}))],
  ['a style attribute', () => document.body.setAttribute('style', 'color:red')],
  [
    'a script of another origin',
    () => document.body.append(Object.assign(document.createElement('script'), {src: '//127.0.0.1/a.js'})),
  ],
  [
    'an image of another origin',
    () => document.body.append(Object.assign(document.createElement('img'), {src: '//127.0.0.1/a.png'})),
  ],
  ['a request to another origin', () => fetch('//127.0.0.1/').catch(() => {})],
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what the policy is there for
  ['code in a string', () => setTimeout('window.ran = 1')],
  ['another base', () => document.head.append(Object.assign(document.createElement('base'), {href: '//127.0.0.1/'}))],
  ['a plugin', () => document.body.append(Object.assign(document.createElement('object'), {data: '/mark.svg'}))],
];
for (const [name, attempt] of attempts) {
  test(`a page does not allow ${name}, and a test would fail`, async ({page, errors, blocked}) => {
    await page.goto(guide);
    await page.evaluate(attempt);
    await expect.poll(() => blocked.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    blocked.splice(0);
    errors.splice(0);
  });
}

test('a first script that was changed on its way is not run', async ({page, errors}) => {
  await page.route('**/assets/entries/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: `${await response.text()};window.changed = true;`});
  });
  await page.goto(guide);
  await expect.poll(() => errors.join()).toContain('integrity');
  expect(await page.evaluate(() => 'changed' in window)).toBe(false);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  errors.splice(0);
});

test('every script that a page names has its integrity', async ({request}) => {
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    const files = html.match(/<(script [^>]*src=|link [^>]*rel="(stylesheet|modulepreload)")[^>]*>/g) ?? [];
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(file).toMatch(/ integrity="sha384-[\w+/]{64}"/);
  }
});
