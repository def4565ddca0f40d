import { expect, test } from './fixtures/writer.ts';

test('a word goal is set, reached, announced once, kept for every device and removed', async ({
  page,
  writer,
  browser,
}) => {
  await writer.open();
  await writer.text.click();
  await page.keyboard.type('The tide is');
  const count = page.getByRole('button', { name: /^\d+ (of \d+ )?words/ });
  await expect(count).toHaveAccessibleName('3 words · 1 min read');
  await count.click();
  const dialog = page.getByRole('dialog', { name: 'Word goal' });
  const field = dialog.getByRole('spinbutton', { name: 'Words' });
  await expect(field).toBeFocused();
  await page.keyboard.type('5');
  await expect(dialog.getByText('2 to go')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(count).toBeFocused();
  await expect(count).toHaveAccessibleName('3 of 5 words · 1 min read');

  const said = page.getByText('You have reached your goal of 5 words.');
  await writer.text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' late again');
  await expect(count).toHaveAccessibleName('5 of 5 words · 1 min read');
  await expect(said).toBeAttached();
  await expect(said).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Backspace');
  await expect(count).toHaveAccessibleName('4 of 5 words · 1 min read');
  await page.keyboard.type('today');
  await expect(count).toHaveAccessibleName('5 of 5 words · 1 min read');
  await expect(said).toHaveCount(0);
  await writer.waitUntilStored('today');

  // Another device of the same account.
  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const elsewhere = await other.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByText('5 of 5 words')).toBeVisible();
  await expect(elsewhere.getByText('You have reached your goal')).toHaveCount(0);
  await other.close();

  await page.keyboard.press('ControlOrMeta+Alt+Shift+w');
  await expect(field).toHaveValue('5');
  await dialog.getByRole('button', { name: 'Remove goal' }).click();
  await expect(dialog).toBeHidden();
  await expect(writer.text).toBeFocused();
  await expect(count).toHaveAccessibleName('5 words · 1 min read');
});

test('a goal that cannot be saved stays in the dialog until it can', async ({ page, writer }) => {
  await writer.open();
  await page.route('**/docs/word_goal/**', (route) => route.abort());
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Word goal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Word goal' });
  await dialog.getByRole('button', { name: '2,500' }).click();
  await dialog.getByRole('button', { name: 'Save goal' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('spinbutton', { name: 'Words' })).toHaveValue('2,500');
  await page.unroute('**/docs/word_goal/**');
  await dialog.getByRole('button', { name: 'Save goal' }).click();
  await expect(page.getByText('0 of 2,500 words')).toBeVisible();
});
