import {listUrls, search} from './searchModal.ts';
import {expect, guide, test} from './test.ts';

for (const query of ['index', 'wait for a task', 'facetFilters', 'api key', '/1/indexes', '403']) {
  test(`the modal and the search page have the results of “${query}” in one order`, async ({page}) => {
    await page.goto(guide);
    await search(page, query);
    const inModal = (await listUrls(page)).filter((url) => !url?.startsWith('/search?'));
    expect(inModal.length).toBeGreaterThan(1);
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await expect(page.locator('main').getByRole('status')).toHaveText(/\d results? for/);
    const links = page.locator('main').getByRole('region', {name: 'Results'}).getByRole('listitem').getByRole('link');
    const onPage = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(onPage.slice(0, inModal.length)).toEqual(inModal);
  });
}
