import {byId, expectAtTop} from './referencePage.ts';
import {expect, reference, references, test} from './test.ts';

for (const route of references) {
  test(`${route} prints everything that a reader could open, and nothing to press`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(route);
    await page.emulateMedia({media: 'print'});
    const hidden = await page.evaluate(() => {
      const isShown = (element: Element): boolean => element.checkVisibility() && element.getBoundingClientRect().height > 0;
      const contents = document.querySelectorAll(
        'main details:not(nav *) > :not(summary, [hidden]), main pre, main li[id], main [id^="operation/"], main [id^="schema/"]',
      );
      return [...contents].filter((element) => !isShown(element)).map(({outerHTML}) => outerHTML.slice(0, 120));
    });
    expect(hidden).toEqual([]);
    const names = await page
      .locator('pre[role=tabpanel]')
      .evaluateAll((samples) => samples.map((sample) => [sample.ariaLabel, getComputedStyle(sample, '::before').content]));
    expect(names.filter(([language, content]) => content !== JSON.stringify(language))).toEqual([]);
    const pressable = page.locator('main :is(button, input[type=search])').and(page.locator(':visible'));
    expect(await pressable.evaluateAll((all) => all.map(({outerHTML}) => outerHTML))).toEqual([]);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeHidden();
    await expect(page.getByRole('navigation', {name: 'Reference'})).toBeHidden();
  });
}

test('long code is printed whole', async ({page}) => {
  await page.goto(reference);
  await page.emulateMedia({media: 'print'});
  const cut = await page
    .locator('main pre')
    .evaluateAll(
      (all) => all.filter((code) => code.scrollHeight > code.clientHeight + 1 || code.scrollWidth > code.clientWidth + 1).length,
    );
  expect(cut).toBe(0);
});

test('printing in the dark theme is black on white, with the reader’s choices of no effect', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('docusaurus.tab.language', 'php');
  });
  await page.goto(reference);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('main article')).toHaveCSS('color', 'rgb(27, 31, 59)');
  const hidden = await page
    .locator('pre[role=tabpanel]')
    .evaluateAll((all) => all.filter((code) => !code.checkVisibility()).length);
  expect(hidden).toBe(0);
});

test('after printing the page is as it was', async ({page}) => {
  await page.goto(`${reference}#operation/searchSingleIndex`);
  await expectAtTop(byId(page, 'operation/searchSingleIndex'));
  const isOpen = (): Promise<boolean[]> =>
    page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => all.map(({open}) => open));
  await page.waitForLoadState('networkidle');
  const before = await isOpen();
  await page.emulateMedia({media: 'print'});
  await page.emulateMedia({media: 'screen'});
  expect(await isOpen()).toEqual(before);
  await expect(byId(page, 'operation/searchSingleIndex')).toBeInViewport();
});
