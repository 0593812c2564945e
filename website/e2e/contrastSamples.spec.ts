import type {Page} from '@playwright/test';
import {findSmallTargets} from './layoutFaults.ts';
import {ask} from './searchModal.ts';
import {addStyles, expect, guide, test} from './test.ts';
import {findViolations} from './violations.ts';

test('a colour of code that is too faint in the dark is found, only there, and each time', async ({page}) => {
  await page.goto(guide);
  await addStyles(page, '[data-theme=dark] .token-keyword {color: #444 !important}');
  const found = await findViolations(page);
  expect(found.length).toBeGreaterThan(0);
  for (const violation of found) expect(violation).toMatch(/^dark: color-contrast: .*token-keyword/);
  expect(await findViolations(page)).toEqual(found);
});

test('a backdrop out of its place is found behind one of two paragraphs that are alike', async ({page}) => {
  await page.goto(guide);
  await addStyles(
    page,
    `.box {position: relative; background: #fff} .box p {position: relative; z-index: 1; height: 40px; margin: 0; color: #333}
     .backdrop {position: absolute; inset: 40px 0 0; background: #555}`,
  );
  await page.locator('main h1').evaluate((heading) => {
    heading.insertAdjacentHTML(
      'afterend',
      '<div class="box"><div class="backdrop"></div><p>On white.</p><p id="covered">On grey.</p></div>',
    );
  });
  const found = await findViolations(page);
  expect(found).toEqual([
    expect.stringMatching(/^color-contrast: .*id="covered"/),
    expect.stringMatching(/^dark: color-contrast: .*id="covered"/),
  ]);
});

test('where the first of a kind cannot be judged, the others are', async ({page}) => {
  await page.goto(guide);
  await addStyles(page, '.box {height: 40px; overflow: hidden; background: #fff} .box p {height: 40px; margin: 0; color: #bbb}');
  await page.locator('main h1').evaluate((heading) => {
    heading.insertAdjacentHTML('afterend', '<div class="box"><p>Scrolled away.</p><p id="seen">In the box.</p></div>');
    document.querySelector('.box')?.scrollTo({top: 40, behavior: 'instant'});
  });
  for (let time = 1; time <= 2; time += 1)
    expect(await findViolations(page)).toContainEqual(expect.stringMatching(/^color-contrast: .*id="seen"/));
});

test('a link that only its colour tells from the text around it is found among links that are alike', async ({page}) => {
  await page.goto(guide);
  await addStyles(page, 'main p a.plain {text-decoration: none !important; color: #555 !important}');
  await page.locator('main h1').evaluate((heading) => {
    heading.insertAdjacentHTML(
      'afterend',
      '<p><a href="#a" class="plain">Alone</a></p><p>Words and <a href="#b" class="plain" id="hidden-link">more</a>.</p>',
    );
  });
  expect(await findViolations(page)).toContainEqual(expect.stringMatching(/^link-in-text-block: .*id="hidden-link"/));
});

async function addTinyButtons(page: Page): Promise<void> {
  await addStyles(page, '.tiny {display: inline-block; width: 10px; height: 10px; padding: 0}');
  await page.locator('main h1').evaluate((heading) => {
    heading.insertAdjacentHTML(
      'afterend',
      '<div><button class="tiny" id="small">+</button><button class="tiny" id="other">-</button></div>',
    );
  });
}

test('a target that is too small and too near is found, unless a modal dialog keeps everybody from it', async ({page}) => {
  await page.goto(guide);
  await addTinyButtons(page);
  expect(await findViolations(page)).toContainEqual(expect.stringMatching(/^target-size: .*id="small"/));
  await ask(page, '');
  expect(await findSmallTargets(page)).toEqual([]);
});

test('what lies in another layer is no neighbour of a small target', async ({page}) => {
  await page.goto(guide);
  await addTinyButtons(page);
  await page.locator('#other').evaluate((button: HTMLElement) => {
    const {x, y} = button.getBoundingClientRect();
    button.popover = 'manual';
    button.showPopover();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`#other {position: absolute; inset: ${y + scrollY}px auto auto ${x + scrollX}px; margin: 0}`);
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await page.locator('#other').boundingBox()).toMatchObject({width: 10, height: 10});
  expect(await findSmallTargets(page)).toEqual([]);
});
