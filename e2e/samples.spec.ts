import { expect, test } from './fixtures/writer.ts';

test('on a phone, a sample essay opens at its beginning, and so does the next one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = page.getByRole('dialog');
  await page.goto('/app/');
  await expect(page.getByText('1 of 30', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /The dome without steel/ }).click();
  await expect(dialog.getByRole('heading', { name: 'The dome without steel' })).toBeInViewport();
  await page.getByRole('button', { name: 'Next essay' }).click();
  await expect(dialog.getByRole('heading', { name: 'Keep listening to Voyager' })).toBeInViewport();
});

test('a visitor reads sample essays in the language of the page and begins one', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await page.goto('/app/?lng=fr-FR');
  const slider = page.getByRole('region', { name: 'Exemples de dissertations' });
  await expect(slider.getByRole('group', { name: '30 sur 30' })).toBeAttached();
  await slider.getByRole('button', { name: /La coupole sans acier/ }).click();
  await expect(dialog).toContainText('une longue mémoire de pierre');
  await page.getByRole('button', { name: 'Dissertation suivante' }).click();
  await expect(dialog).toContainText('Continuons d’écouter Voyager');
  await dialog.getByRole('button', { name: 'Écrire une dissertation' }).click();
  await expect(dialog.getByRole('radio').first()).toBeVisible();
});

test('sample essays and the changelog switch languages at once', async ({ page }) => {
  await page.goto('/app/changelog/');
  await expect(page.getByRole('heading', { name: 'The first version' })).toBeVisible();
  await page.getByLabel('Language').selectOption('de-DE');
  await expect(page.getByRole('heading', { name: 'Die erste Version' })).toBeVisible();
  await page.getByRole('link', { name: 'Seiten' }).click();
  await expect(page.getByRole('button', { name: /Die Kuppel ohne Stahl/ })).toBeVisible();
  await page.getByLabel('Sprache').selectOption('pt-PT');
  await expect(page.getByRole('button', { name: /A cúpula sem aço/ })).toBeVisible();
});
