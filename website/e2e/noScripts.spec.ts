import {findBrokenLinks, findDuplicateIds, listOperations, operationSection} from './referencePage.ts';
import {apis, contributing, expect, guide, reference, routes, test} from './test.ts';

test.use({javaScriptEnabled: false});

/** The pages of one part of the site: one window shows them one after the other. */
function partOf(route: string): string {
  return route.startsWith('/docs/5/') ? 'docs 5' : (route.split('/')[1] ?? '');
}

for (const part of new Set(routes.map(partOf))) {
  const own = routes.filter((route) => partOf(route) === part);
  test(`each page is complete without scripts: ${part === '' ? 'home' : part}`, async ({page, errors}) => {
    test.setTimeout(own.length * 60_000);
    for (const route of own)
      await test.step(`${route} is complete without scripts`, async () => {
        await page.goto(route);
        await expect.soft(page.getByRole('heading', {level: 1}), route).toBeVisible();
        await expect.soft(page.getByRole('navigation', {name: 'Main'}), route).toBeVisible();
        await expect.soft(page.getByRole('contentinfo'), route).toBeVisible();
        await expect.soft(page.getByRole('button', {name: /Dark mode|Dismiss|Copy|Wrap/}), route).toHaveCount(0);
        // The list of errors is of the whole test: here it says which page has them.
        expect.soft(errors.splice(0).slice(route === '/not/a/page' ? 1 : 0), route).toEqual([]);
      });
  });
}

test('the content of every tab is readable, each with its label', async ({page}) => {
  await page.goto(guide);
  await expect(page.getByText('npm install --save-exact algoliasearch@')).toBeVisible();
  await expect(page.getByText('composer require')).toBeVisible();
  await expect(page.getByText("implementation 'com.algolia:")).toBeVisible();
  await expect(page.locator('p', {hasText: /^PHP$/})).toHaveCount(2);
});

for (const api of apis) {
  test(`/specs/${api} has all operations, each with its samples in all languages, and links that lead to them`, async ({
    page,
  }) => {
    await page.goto(`/specs/${api}`);
    const operations = listOperations(api);
    await expect(page.locator('section[id^="tag/"] h3')).toHaveText(operations.map(({summary}) => summary));
    const samples = await page.locator('pre[role=tabpanel]').evaluateAll((all) =>
      all.map((sample) => ({
        language: sample.ariaLabel,
        name: getComputedStyle(sample, '::before').content,
        isShown: sample.checkVisibility() && sample.getBoundingClientRect().height > 0,
      })),
    );
    expect(samples.filter(({language}) => language === 'cURL')).toHaveLength(operations.length);
    expect(samples.filter(({language, name, isShown}) => !isShown || name !== JSON.stringify(language))).toEqual([]);
    expect(await findDuplicateIds(page)).toEqual([]);
    expect(await findBrokenLinks(page)).toEqual([]);
  });
}

test('what is closed in a reference opens, and a shared schema is a link away', async ({page}) => {
  await page.goto(reference);
  const section = operationSection(page, 'searchSingleIndex');
  const example = section.locator('details', {hasText: /^Body/}).first();
  await expect(example.locator('pre')).toBeHidden();
  await example.locator('summary').click();
  await expect(example.locator('pre')).toBeVisible();
  await section.locator('details[data-schema="schema/searchParams"] summary').click();
  await section.getByRole('link', {name: 'Go to searchParams'}).click();
  await expect(page).toHaveURL(`${reference}#schema/searchParams`);
  await expect(page.getByRole('heading', {name: 'searchParams', exact: true})).toBeInViewport();
  await expect(page.locator('[data-filter], [data-region-choice]').and(page.locator(':visible'))).toHaveCount(0);
});

test('on a small screen the operations of a reference are one button away', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(reference);
  await page.getByRole('button', {name: 'Operations'}).click();
  await page.locator('#menu a[href="#operation/browse"]').click();
  await expect(page).toHaveURL(`${reference}#operation/browse`);
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu')).toBeHidden();
});

test('links and dropdowns work', async ({page}) => {
  await page.goto('/');
  await page.locator('nav[aria-label="Main"] summary', {hasText: 'EN'}).click();
  await expect(page.getByRole('link', {name: 'English'})).toBeVisible();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Search', exact: true}).click();
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
