import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {guides, pressUnderSample, waitForEnd} from './runSample.ts';
import {expect, test} from './test.ts';
import {findViolations} from './violations.ts';

const panel = (page: Page): Locator => page.getByRole('dialog', {name: 'What’s in the mock'});
const press = (page: Page, name: string): Promise<void> => panel(page).getByRole('button', {name}).click();

async function openPanel(page: Page): Promise<void> {
  await page.goto(guides.ga);
  await pressUnderSample(page, 'Run');
  await waitForEnd(page);
  await page.getByRole('button', {name: 'What’s in the mock'}).click();
  await expect(panel(page).getByRole('heading', {name: 'Index films', exact: true})).toBeVisible();
}

test('shows what the mock holds, and what a program has saved', async ({page}) => {
  await openPanel(page);
  const records = panel(page).getByText('Records').first();
  await expect(records).toContainText(/\d+ records/);
  await records.click();
  await expect(panel(page).getByRole('group', {name: 'JSON'}).first()).toContainText('"title": "Dune"');
  await expect(panel(page)).toContainText(/Task \d+ write in films|metropolis/);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test('can be emptied, and reset to the examples', async ({page}) => {
  await openPanel(page);
  await press(page, 'Empty');
  await expect(panel(page)).toContainText('No data. Run something');
  await expect(panel(page).getByRole('status')).toHaveText('Mock data deleted.');
  await press(page, 'Reset to the examples');
  await expect(panel(page).getByRole('heading', {name: 'Index films', exact: true})).toBeVisible();
});

test('can be saved as a file and loaded again; another file is refused and changes nothing', async ({page}) => {
  await openPanel(page);
  const saving = page.waitForEvent('download');
  await press(page, 'Save as a file');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('mock.json');
  const content = readFileSync(await saved.path(), 'utf8');
  await press(page, 'Empty');
  const load = async (name: string, text: string): Promise<void> =>
    panel(page)
      .getByLabel('File to load')
      .setInputFiles({name, mimeType: 'application/json', buffer: Buffer.from(text)});
  await load('mine.json', '{"version": 1}');
  await expect(panel(page).getByRole('alert')).toContainText(
    'Can’t load mine.json: it is not a saved state of the mock, because it lacks',
  );
  await expect(panel(page)).toContainText('No data.');
  await load('cut.json', content.slice(0, 100));
  await expect(panel(page).getByRole('alert')).toContainText('Can’t load cut.json: it is not complete JSON');
  await load('mock.json', content);
  await expect(panel(page).getByRole('heading', {name: 'Index films', exact: true})).toBeVisible();
  await expect(panel(page).getByRole('alert')).toHaveText('');
});

test('opens from a reference, too', async ({page}) => {
  await page.goto('/specs/search#operation/searchSingleIndex');
  await page.getByRole('button', {name: 'Try it: searchSingleIndex', exact: true}).click();
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  await page.getByRole('button', {name: 'What’s in the mock'}).click();
  await expect(panel(page).getByRole('heading', {name: 'Index films', exact: true})).toBeVisible();
});
