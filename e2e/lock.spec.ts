import { expect, test } from './fixtures/writer.ts';

test('a document is locked with a password, and opens with it again', async ({ page, writer }) => {
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel('Password', { exact: true });

  await writer.open();
  await page.getByRole('textbox', { name: 'Title' }).fill('Diary');
  await writer.text.click();
  await page.keyboard.type('Nobody is to read this.');

  await test.step('the latest text is locked too, and no copy stays in the browser', async () => {
    await page.getByRole('button', { name: 'Lock the document' }).click();
    await password.fill('slow hand');
    await dialog.getByLabel('Repeat the password').fill('slow hand');
    await dialog.getByLabel('Hint (optional)').fill('What the essay praises');
    await dialog.getByRole('button', { name: 'Lock', exact: true }).click();
    await expect(page.getByText('This document is locked')).toBeVisible();
    await expect(page.getByText('Nobody is to read this.')).toBeHidden();
    expect((await writer.stored()).encryption).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Diary' })).toBeVisible();
    await expect(page.getByText('Nobody is to read this.')).toBeHidden();
  });

  await test.step('a wrong password does not open the document', async () => {
    await page.getByRole('button', { name: 'Unlock', exact: true }).click();
    await password.fill('fast hand');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('This is not the password. The document stays locked.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Show the hint' }).click();
    await expect(dialog.getByText('What the essay praises')).toBeVisible();
  });

  await test.step('the right password brings the text back, ready for editing', async () => {
    await password.fill('slow hand');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(writer.text).toHaveText('Nobody is to read this.');
    await writer.text.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Not even you.');
    await writer.waitUntilSaved();
    await expect
      .poll(async () => JSON.stringify((await writer.stored()).content))
      .toContain('Nobody is to read this. Not even you.');
  });
});
