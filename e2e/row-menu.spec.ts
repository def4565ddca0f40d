import { expect, test } from './fixtures/writer.ts';

test('a document is tagged, copied, locked and downloaded from the list without being opened', async ({
  page,
  writer,
}) => {
  await writer.open();
  await page.getByRole('textbox', { name: 'Title' }).fill('Margins');
  await writer.text.click();
  await page.keyboard.type('A reader with a pencil.');
  await writer.waitUntilStored('pencil');
  await page.goto('/app/');
  const list = page.getByRole('region', { name: 'All documents' });
  const choose = async (item: string, title = 'Margins') => {
    await page.getByRole('button', { name: `More for ${title}`, exact: true }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };

  await choose('Tags');
  await page.getByRole('dialog').getByRole('combobox').fill('History,');
  await page.getByRole('button', { name: 'Save tags' }).click();
  await expect(list.getByRole('button', { name: 'History' })).toBeVisible();

  await choose('Duplicate');
  await expect(list.getByRole('link', { name: 'Margins (copy)' })).toBeVisible();

  const download = page.waitForEvent('download');
  await choose('Download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toContain('Margins');

  await choose('Lock');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('orchard');
  await dialog.getByLabel('Repeat the password').fill('orchard');
  await dialog.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(list.getByText(/^Locked\. It cannot be read/)).toBeVisible();
});
