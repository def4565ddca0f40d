import { expect, test } from './fixtures/writer.ts';

test('tags are added to a document, suggested for the next one, and find it on home', async ({
  page,
  writer,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Tags' });
  const field = dialog.getByRole('combobox', { name: 'Tags of this document' });
  const openTags = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Tags' }).click();
  };

  await writer.open();
  await page.getByRole('textbox', { name: 'Title' }).fill('Shade on the playground');
  await openTags();
  await dialog.getByRole('button', { name: 'Save tags' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please add at least 1 tag(s)');
  await field.fill('Urban trees, Draft,');
  await dialog.getByRole('button', { name: 'Save tags' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await writer.stored()).title).toBe('Shade on the playground');

  await page.goto('/app/');
  await writer.open();
  await openTags();
  await field.pressSequentially('tree');
  await page.getByRole('option', { name: 'Urban trees' }).click();
  await expect(dialog.getByRole('list', { name: 'Chosen tags' })).toHaveText(/Urban trees/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto('/app/');
  await page.getByRole('group', { name: 'Tags' }).getByRole('button', { name: 'Urban trees' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('Urban trees');
  await expect(page.getByRole('link', { name: 'Shade on the playground' }).first()).toBeVisible();
});
