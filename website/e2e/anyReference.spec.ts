import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {builtSite, expect, test} from './test.ts';
import {findViolations} from './violations.ts';

// The site that `npm run reference` makes of examples/night-trains/openapi.yml, which the build puts below this one.
const route = '/examples/night-trains';
const folder = path.join(builtSite, route);

function listFiles(): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => /\.(html|js|css|json|txt|yml)$/.test(file));
}

test('a site of any API has nothing of Algolia in it', () => {
  const files = listFiles();
  expect(files).toContain('index.html');
  expect(files.filter((file) => /algolia/i.test(readFileSync(path.join(folder, file), 'utf8')))).toEqual([]);
});

test('its search says what there is to find, not what this site has', async ({page}) => {
  await page.goto(`${route}/search`);
  await expect(page.locator('main')).toContainText('Search operations, parameters, fields and errors.');
  await expect(page.locator('main')).not.toContainText('guides');
});

test('it stands below a path, and asks for nothing outside of it', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(route);
  await expect(page).toHaveTitle('Night Trains');
  await page.getByRole('link', {name: 'Search', exact: true}).click();
  await page.getByRole('combobox').fill('cancel a booking');
  await page
    .getByRole('option', {name: /Cancel a booking/})
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${route}/#operation/cancelBooking$`));
  expect(asked.filter((url) => !new URL(url).pathname.startsWith(route))).toEqual([]);
});

test('a request is checked and runs on a mock of the document, and nothing is sent', async ({page}) => {
  await page.goto(`${route}/#operation/createBooking`);
  await page.getByRole('button', {name: 'Try it: createBooking'}).click();
  const dialog = page.getByRole('dialog');
  const result = dialog.getByRole('region', {name: 'Result'});
  await expect(result).toHaveText('The request is valid');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await dialog.getByRole('button', {name: 'Run'}).click();
  await expect(dialog.getByRole('region', {name: 'Response'})).toContainText('201 Created');
  expect(asked.filter((url) => !new URL(url).pathname.startsWith(`${route}/assets/`))).toEqual([]);

  const body = dialog.getByRole('textbox', {name: 'Body'});
  await body.fill('{"connectionId": 5}');
  await expect(result).toContainText('must be a string, but is the number 5');
  await expect(dialog.getByRole('button', {name: 'Run'})).toBeDisabled();
  await dialog.getByText('This request as code').click();
  await expect(dialog.getByRole('tab', {name: 'Python'})).toBeVisible();
});

test('every operation accepts its own example', async ({page}) => {
  await page.goto(route);
  const buttons = page.getByRole('button', {name: /^Try it/});
  await expect(buttons.first()).toBeVisible();
  for (const button of await buttons.all()) {
    await button.click();
    await expect(page.getByRole('dialog').getByRole('region', {name: 'Result'})).toHaveText('The request is valid');
    await page.getByRole('dialog').getByRole('button', {name: 'Run'}).click();
    await expect(page.getByRole('dialog').getByRole('region', {name: 'Response'})).toContainText(/^20\d /);
    await page.keyboard.press('Escape');
  }
});

test('its links lead somewhere', async ({page}) => {
  await page.goto(route);
  const broken = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"], nav a[href^="#"]')]
      .map(({hash}) => decodeURIComponent(hash.slice(1)))
      .filter((id) => !document.getElementById(id)),
  );
  expect(broken).toEqual([]);
});

test('it is accessible in both themes', async ({page}) => {
  await page.goto(route);
  expect(await findViolations(page)).toEqual([]);
});

test('it does not scroll sideways on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(route);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('everything is there', async ({page}) => {
    await page.goto(route);
    await expect(page.getByRole('heading', {name: 'A train is delayed'})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Create a booking'})).toBeVisible();
    await expect(page.getByText(/^curl /).first()).toBeVisible();
  });
});

test('the guide leads to it, and back leads to the guide', async ({page}) => {
  await page.goto('/docs/contributing/reference-of-any-api');
  await page.getByRole('link', {name: 'Night trains'}).first().click();
  await expect(page).toHaveTitle('Night Trains');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toContainText('any API');
});
