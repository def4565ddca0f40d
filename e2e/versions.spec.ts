import { expect, test } from './fixtures/writer.ts';

test('deleted text is restored from the version history, and the text it replaces is kept', async ({
  page,
  writer,
}) => {
  await writer.open();
  const text = 'Readers wrote between the lines of their books, and in the margins beside them. ';
  await writer.text.click();
  await page.keyboard.insertText(text.repeat(4));
  await writer.waitUntilStored('Readers wrote');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('A pencil.');
  await writer.waitUntilStored('A pencil.');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await expect(dialog.getByText('56 words', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name of this version' }).fill('The long one');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(dialog.getByRole('navigation').getByText('The long one')).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(dialog).toBeHidden();
  await expect(writer.text).toHaveText(text.repeat(4).trim());

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  await expect(dialog.getByText('Before a restore')).toBeVisible();
});
