import type {Locator, Page} from '@playwright/test';
import {byId, expectAtTop, listOperations, operationSection} from './referencePage.ts';
import {contributing, expect, reference, test} from './test.ts';

const operations = listOperations('search').map(({id}) => id);
const last = operations.at(-1) ?? '';

function navigation(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Reference'});
}

async function expectCurrent(page: Page, hash: string): Promise<void> {
  await expect(navigation(page).locator('[aria-current]')).toHaveAttribute('href', hash);
}

test.describe('beside the text', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('the operation that is being read is marked, and its link can be seen', async ({page}) => {
    await page.goto(reference);
    await expectCurrent(page, '#introduction');
    for (const id of ['getRule', 'updateApiKey', 'getObject']) {
      await operationSection(page, id).evaluate((section) => section.scrollIntoView({block: 'start', behavior: 'instant'}));
      await page.mouse.wheel(0, 40);
      await expectCurrent(page, `#operation/${id}`);
      await expect(navigation(page).locator('[aria-current]')).toBeInViewport();
    }
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await expectCurrent(page, '#introduction');
  });

  test('a link of the navigation leads to its operation and is marked', async ({page}) => {
    await page.goto(reference);
    for (const id of ['browse', last]) {
      await navigation(page).locator(`a[href="#operation/${id}"]`).click();
      await expect(page).toHaveURL(`${reference}#operation/${id}`);
      await expectAtTop(byId(page, `operation/${id}`));
      await expectCurrent(page, `#operation/${id}`);
    }
  });

  test('each group can be closed and opened', async ({page}) => {
    await page.goto(reference);
    const group = navigation(page).locator('details', {hasText: 'Rules'}).first();
    await group.locator('summary').click();
    await expect(group).not.toHaveAttribute('open');
    await group.locator('summary').click();
    await expect(group).toHaveAttribute('open');
  });

  test('another API starts with its own first section marked, not where the one before was', async ({page}) => {
    await page.goto(`${reference}#operation/${last}`);
    await expectCurrent(page, `#operation/${last}`);
    await page.locator('summary', {hasText: 'HTTP API'}).click();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Insights'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Insights API');
    await expectCurrent(page, '#introduction');
    await expect(navigation(page).locator('[aria-current]')).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('going back to a reference restores the place that was being read', async ({page}) => {
    await page.goto(`${reference}#operation/browse`);
    await expectAtTop(byId(page, 'operation/browse'));
    await page.getByRole('link', {name: 'Contributing', exact: true}).click();
    await expect(page).toHaveURL(contributing);
    await page.goBack();
    await expectAtTop(byId(page, 'operation/browse'));
    await expectCurrent(page, '#operation/browse');
  });
});

test.describe('on a small screen', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('a button opens the menu where the reader is, and a link there closes it and leads on', async ({page}) => {
    await page.goto(`${reference}#operation/saveRule`);
    await expectAtTop(byId(page, 'operation/saveRule'));
    const menu = page.locator('#menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', {name: 'Operations'}).click();
    await expect(menu).toBeVisible();
    await expectCurrent(page, '#operation/saveRule');
    await expect(navigation(page).locator('[aria-current]')).toBeInViewport();
    await navigation(page).locator('a[href="#operation/deleteRule"]').click();
    await expect(menu).toBeHidden();
    await expectAtTop(byId(page, 'operation/deleteRule'));
  });

  test('the button stays in view and covers no control at the end of the page', async ({page}) => {
    await page.goto(reference);
    const button = page.getByRole('button', {name: 'Operations'});
    await expect(button).toBeInViewport({ratio: 1});
    await page.evaluate(() => scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
    await expect(button).toBeInViewport({ratio: 1});
    const covered = await button.evaluate((element) => {
      const {left, top, right, bottom} = element.getBoundingClientRect();
      return [...document.querySelectorAll('footer a')].filter((link) => {
        const box = link.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      }).length;
    });
    expect(covered).toBe(0);
  });

  test('nothing sticks out with everything open', async ({page}) => {
    await page.goto(reference);
    await page.evaluate(() => {
      for (const section of document.querySelectorAll<HTMLDetailsElement>('main details')) section.open = true;
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
