import { themeNames } from '../scripts/lib/themes.mjs';
import { expect, test } from './fixtures/writer.ts';

test.use({ viewport: { width: 1024, height: 768 } });

for (const theme of themeNames) {
  test(`regression 334: the whole sidebar fits a laptop’s window in ${theme}`, async ({ page }) => {
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

test('regression 339: the parts of the rail do not overlap in a window of any height', async ({
  page,
  writer,
}) => {
  await writer.open({ text: 'The harbour is quiet.' });
  const rail = page.getByRole('complementary', { name: 'Main' });
  await expect(rail.getByRole('meter')).toBeVisible();
  for (const height of [900, 800, 768, 600]) {
    await page.setViewportSize({ width: 1280, height });
    const last = await rail.getByRole('navigation').getByRole('link').last().boundingBox();
    const meter = await rail.getByRole('meter').boundingBox();
    expect((meter?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeGreaterThan(0);
  }
  // A laptop's window shows all of it.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => rail.evaluate((bar) => bar.scrollHeight - bar.clientHeight)).toBe(0);
});
