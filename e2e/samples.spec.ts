import { expect, test } from './fixtures/writer.ts';

test('on a phone an essay is read from its beginning, the next one too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = page.getByRole('dialog');
  await page.goto('/app/');
  await expect(page.getByText('1 of 30', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /The dome without steel/ }).click();
  await expect(dialog.getByRole('heading', { name: 'The dome without steel' })).toBeInViewport();
  await page.getByRole('button', { name: 'Next essay' }).click();
  await expect(dialog.getByRole('heading', { name: 'Keep listening to Voyager' })).toBeInViewport();
});

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
