import { themeNames } from '../scripts/lib/themes.mjs';
import { expect, test } from './fixtures/writer.ts';

test.use({ viewport: { width: 1024, height: 768 } });

for (const theme of themeNames) {
  test(`regression 334: a laptop's window shows the whole sidebar in ${theme}`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.goto('/app/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const sidebar = page.getByRole('complementary').first();
    await expect(sidebar.getByText(/AI words left/)).toBeVisible();
    await expect
      .poll(() => sidebar.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
      .toBe(0);
    // A short word at the end of a line is not broken.
    const plan = sidebar.getByRole('link', { name: /Account/ });
    expect(await plan.evaluate((link) => link.getBoundingClientRect().height)).toBeLessThan(40);
  });
}
