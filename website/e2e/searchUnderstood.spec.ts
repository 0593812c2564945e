import {ask, dialog, input} from './searchModal.ts';
import {expect, guide, test} from './test.ts';

test('the modal says which words are nowhere, offers another spelling, and where else the same is found', async ({page}) => {
  await page.goto(guide);
  await ask(page, 'kubernetes');
  await expect(dialog(page)).toContainText('No results for “kubernetes”');
  await expect(dialog(page)).toContainText('Not on this site: “kubernetes”.');
  await expect(dialog(page).getByRole('status')).toHaveText('0 results for “kubernetes”. Not on this site: “kubernetes”');
  await input(page).fill('kubernetes install');
  await expect(dialog(page)).toContainText('Not on this site: “kubernetes”.');
  await expect(dialog(page).getByRole('option').first()).toContainText('Install');
  await input(page).fill('hitsPerPage');
  await expect(dialog(page).getByRole('option').first()).toContainText(/Also in \w+/);
  await input(page).fill('instalaton php');
  await dialog(page).getByRole('button', {name: 'installation php'}).press('Enter');
  await expect(input(page)).toHaveValue('installation php');
  await expect(dialog(page)).not.toContainText('Did you mean');
});

test('the search page says which words are nowhere, offers another spelling, and where else the same is found', async ({
  page,
}) => {
  await page.goto('/search?q=kubernetes');
  const main = page.locator('main');
  const question = main.getByPlaceholder('Search docs');
  await expect(main).toContainText('No results for “kubernetes”');
  await expect(main).toContainText('Not on this site: “kubernetes”.');
  await expect(main.getByRole('status')).toHaveText('0 results for “kubernetes”. Not on this site: “kubernetes”');
  await question.fill('hitsPerPage');
  await expect(
    main
      .getByRole('listitem')
      .filter({hasText: /Also in \w+/})
      .first(),
  ).toBeVisible();
  await question.fill('instalaton php');
  await expect(main).toContainText('Did you mean installation php?');
  await main.getByRole('button', {name: 'installation php'}).press('Enter');
  await expect(question).toHaveValue('installation php');
  await expect(question).toBeFocused();
  await expect(page).toHaveURL('/search?q=installation+php');
  await expect(main.getByText('Did you mean')).toBeHidden();
});
