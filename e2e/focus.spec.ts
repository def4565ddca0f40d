import { expect, test } from './fixtures/writer.ts';

test('a page that replaces another page takes the focus', async ({ page, writer }) => {
  await writer.startOnHome();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await page.keyboard.type('Tides');
  await writer.waitUntilSaved();

  await page.getByRole('link', { name: 'Pages' }).last().press('Enter');
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeFocused();

  await page.getByRole('link', { name: /Tides/ }).first().press('Enter');
  await expect(title).toHaveValue('Tides');
  await expect(page.getByRole('main')).toBeFocused();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeFocused();
});
