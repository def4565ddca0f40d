import { expect, test } from './fixtures/writer.ts';

test('a visitor reads sample essays and begins one', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await page.goto('/app/?lng=fr-FR');
  const slider = page.getByRole('region', { name: 'Exemples de dissertations' });
  await expect(slider.getByRole('group', { name: '30 sur 30' })).toBeAttached();
  await expect(page.getByText('Ces textes sont écrits en anglais.')).toBeVisible();
  await slider.getByRole('button', { name: /The dome without steel/ }).click();
  await expect(dialog.getByRole('article')).toHaveAttribute('lang', 'en');
  await expect(dialog).toContainText('a long memory in stone');
  await page.getByRole('button', { name: 'Dissertation suivante' }).click();
  await expect(dialog).toContainText('Keep listening to Voyager');
  await dialog.getByRole('button', { name: 'Écrire une dissertation' }).click();
  await expect(dialog.getByRole('radio').first()).toBeVisible();
});
