import { essayHtml } from './fixtures/essay.ts';
import { overflow, violations } from './fixtures/page-checks.ts';
import { themeNames } from '../scripts/lib/themes.mjs';
import { expect, test } from './fixtures/writer.ts';

const sizes = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'narrow', width: 390, height: 844 },
];

for (const theme of themeNames) {
  for (const { name, ...viewport } of sizes) {
    test.describe(`${theme}, ${name}`, () => {
      test.use({ viewport, reducedMotion: 'reduce' });

      test('the list and the editor have no violation and nothing sticks out', async ({ page, writer }) => {
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        await writer.startBlank();
        await writer.text.click();
        await writer.paste(essayHtml);
        await expect(writer.text.locator('[data-suggestion]').first()).toBeVisible({ timeout: 30_000 });
        expect(await violations(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);

        await page.goto('/app/');
        await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
        await expect(page.getByRole('link', { name: /Untitled/ }).first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
      });
    });
  }
}
