import type { Page } from '@playwright/test';
import { makeDocument } from './fixtures/make-document.ts';
import { expect, test } from './fixtures/writer.ts';

const press = (page: Page, keys: string) => page.keyboard.press(`ControlOrMeta+Alt+Shift+${keys}`);

test('regression 167: every dialog of the page opens by its shortcut and closes with Escape', async ({
  page,
}) => {
  await page.goto('/app/');
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  const dialogs = [
    ['e', /^New essay/],
    ['b', /^(New )?[Bb]rainstorm/],
    ['s', /^Sign in/],
    ['u', /Pro/],
  ] as const;
  for (const [keys, name] of dialogs) {
    await press(page, keys);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await press(page, 'l');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
});

test('regression 167: shortcuts hide and show the panel and open each of its tabs', async ({
  page,
  writer,
}) => {
  await writer.openAtEnd('The boats recieve their lamps. Students recieve prizes untill the evening.');
  const tabs = page.getByRole('tablist');
  await expect(tabs).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+\\');
  await expect(tabs).toBeHidden();
  await expect(writer.text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Shift+\\');
  await expect(tabs).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+\\');
  for (const [keys, name] of [
    ['o', 'Outline'],
    ['p', 'Plagiarism'],
    ['t', 'Tools'],
    ['n', 'Suggestions'],
  ] as const) {
    await press(page, keys);
    await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
  }
  await expect(page.getByText('1 of 1 paragraph checked')).toBeVisible();
  await press(page, 'Enter');
  await expect(writer.text).toHaveText(
    'The boats receive their lamps. Students receive prizes until the evening.',
  );
  await press(page, 'c');
  await expect(page.getByRole('tab', { name: 'Plagiarism', selected: true })).toBeVisible();
  await press(page, 'm');
  await expect(page.getByRole('tab', { name: 'Tools', selected: true })).toBeVisible();
});

test('regression 167: a shortcut empties the trash', async ({ page }) => {
  const id = await makeDocument(page.request, { title: 'Old notes' });
  expect((await page.request.delete(`/docs/item/${id}`)).ok()).toBe(true);
  await page.goto('/app/trash/');
  await expect(page.getByText('Old notes')).toBeVisible();
  await press(page, 'x');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empty the trash' }).click();
  await expect(page.getByText('Old notes')).toBeHidden();
});

test('regression 453: tooltips of icon buttons show the shortcuts of their actions', async ({
  page,
  writer,
}) => {
  await writer.openAtEnd('It is recieved and seperate.');
  // The text is checked first.
  await expect(async () => {
    await page.keyboard.press('Control+.');
    await expect(page.getByRole('button', { name: 'Next suggestion' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  for (const [name, keys] of [
    ['Voice typing', 'Ctrl Alt M'],
    ['Lock the document', 'Ctrl Alt O'],
    ['Favourite', 'Ctrl Alt B'],
    ['Previous suggestion', 'Ctrl Shift .'],
    ['Next suggestion', 'Ctrl .'],
    ['Expand the sidebar', 'Ctrl \\'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).hover();
    await expect(page.locator('[role="tooltip"] kbd')).toHaveText(keys);
  }
});

test('regression 454: the Tab order of home follows its reading order', async ({ page, context }) => {
  await makeDocument(context.request, { title: 'Margins' });
  for (const [width, isRail] of [
    [1440, true],
    [1100, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/app/');
    const row = page.getByRole('link', { name: /Margins/ }).first();
    await expect(row).toBeVisible();
    const blank = page.getByRole('button', { name: /^Blank/ });
    const isBefore = await row.evaluate(
      (link, button) =>
        button !== null && (link.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      await blank.elementHandle(),
    );
    expect(isBefore).toBe(isRail);
  }
});

test('regression 469: the shortcuts page and the palette show a key as a German keyboard labels it', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'keyboard', {
      value: { getLayoutMap: async () => new Map([['Backslash', '#']]) },
    }),
  );
  await page.goto('/app/shortcuts/');
  const row = page.getByRole('listitem').filter({ hasText: 'sidebar' });
  await expect(row.locator('kbd').last()).toHaveText('#');
  await page.keyboard.press('F1');
  const command = page.getByRole('dialog').getByRole('option').filter({ hasText: 'sidebar' });
  await expect(command).toContainText('#');
});
