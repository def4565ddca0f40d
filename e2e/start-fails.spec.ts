import { expect, test } from './fixtures/writer.ts';

const scripts = /\/app\/assets\/(?:reader\/)?(?:app|reader)-[\w-]+\.js$/;

test.describe('when scripts cannot be fetched', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [language, said, again] of [
    ['en', 'Octavo could not be loaded', 'Try again'],
    ['de-DE', 'Octavo konnte nicht geladen werden', 'Erneut versuchen'],
  ] as const) {
    test(`regression 463: the page says so in ${language}, and loads the app when asked to`, async ({
      page,
    }) => {
      await page.goto(`/app/?lng=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.route(scripts, (route) => route.abort());
      await page.reload();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(said);
      await page.unroute(scripts);
      await alert.getByRole('button', { name: again }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }

  test('regression 463: a reader’s page says so as well', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/app/r/nothing-here');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Octavo could not be loaded');
    await page.unroute(scripts);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading').first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('regression 463: the page says that it needs JavaScript', async ({ page }) => {
    await page.goto('/app/');
    await expect(page.locator('noscript p[lang=en]')).toBeVisible();
  });
});
