import { essayHtml } from './fixtures/essay.ts';
import { overflow, violations } from './fixtures/page-checks.ts';
import { rotation } from '../scripts/lib/rotation.mjs';
import { themeNames } from '../scripts/lib/themes.mjs';
import { expect, test } from './fixtures/writer.ts';

const sizes = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'narrow', width: 390, height: 844 },
];

for (const [index, { name, ...viewport }] of sizes.entries()) {
  test.describe(name, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('the list and the editor have no accessibility violations in any theme, and nothing overflows', async ({
      page,
      writer,
    }) => {
      // Each window starts in a different theme, and in the next one a day later; all rules are checked in that theme.
      const turn = (rotation() + index) % themeNames.length;
      const themes = [...themeNames.slice(turn), ...themeNames.slice(0, turn)];
      const [first] = themes;
      const expectAccessible = async () => {
        for (const theme of themes) {
          await page.evaluate((shown) => (document.documentElement.dataset['theme'] = shown), theme);
          const found = await violations(page, { onlyOfTheme: theme !== first });
          expect({ theme, found, overflow: await overflow(page) }).toEqual({ theme, found: [], overflow: 0 });
        }
      };
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen ?? ''), first);
      await writer.open();
      await expect(page.locator('html')).toHaveAttribute('data-theme', first ?? '');
      await writer.text.click();
      await writer.paste(essayHtml);
      await expect(writer.text.locator('[data-suggestion]').first()).toBeVisible({ timeout: 30_000 });
      await expectAccessible();

      await page.goto('/app/');
      await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: /Untitled/ }).first()).toBeVisible();
      await expectAccessible();
    });
  });
}
