import {contributing, expect, guide, routes, test} from './test.ts';

test.use({javaScriptEnabled: false});

for (const route of routes) {
  test(`${route} is complete without scripts`, async ({page, errors}) => {
    await page.goto(route);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('button', {name: /Dark mode|Dismiss|Copy|Wrap/})).toHaveCount(0);
    errors.splice(0, route === '/not/a/page' ? 1 : 0);
  });
}

test('the content of every tab is readable, each with its label', async ({page}) => {
  await page.goto(guide);
  await expect(page.getByText('npm install algoliasearch@')).toBeVisible();
  await expect(page.getByText('composer require')).toBeVisible();
  await expect(page.getByText("implementation 'com.algolia:")).toBeVisible();
  await expect(page.locator('p', {hasText: /^PHP$/})).toHaveCount(2);
});

test('links and dropdowns work', async ({page}) => {
  await page.goto('/');
  await page.locator('summary', {hasText: 'EN'}).click();
  await expect(page.getByRole('link', {name: 'English'})).toBeVisible();
  await page.getByRole('link', {name: 'Search', exact: true}).click();
  await expect(page).toHaveURL('/search');
  await page.getByRole('link', {name: 'Clients', exact: true}).click();
  await expect(page).toHaveURL(guide);
});

test('the side menu opens, leads on and closes', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(guide);
  const menu = page.locator('#menu');
  await expect(menu).toBeHidden();
  await page.getByRole('button', {name: 'Open the menu'}).click();
  await expect(menu.getByRole('link', {name: 'Introduction'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', {name: 'Open the menu'}).click();
  await menu.getByRole('link', {name: 'Contributing'}).click();
  await expect(page).toHaveURL(contributing);
  await expect(menu).toBeHidden();
});

test('the colours follow the system', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto(guide);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 17, 32)');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
