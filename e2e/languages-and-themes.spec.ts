import { mkdirSync, writeFileSync } from 'node:fs';
import { languages } from '@octavo/contract/languages';
import type { Page } from '@playwright/test';
import { themeNames as themes } from '../scripts/lib/themes.mjs';
import { overflow, violations } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/writer.ts';

const paths = [
  '',
  'history/',
  'favourites/',
  'trash/',
  'account/',
  'shortcuts/',
  'changelog/',
  'prices/',
] as const;

const widths = [1440, 390] as const;

// Colours that are on their way to the next theme are nobody's to read.
test.use({ reducedMotion: 'reduce' });

for (const language of languages) {
  test(`every page stands in ${language}, in each theme, wide and narrow`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
    await page.goto('/app/');
    // The page is loaded a second time when a visitor has been given a session.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const created = await page.request.post('/docs/create_blank', { data: { title: 'Tides' } });
    expect(created.ok()).toBe(true);
    const { id } = await created.json();
    const visited = [...paths, `document/${id}`];
    let checked = 0;
    for (const path of visited) {
      await page.goto(`/app/${path}`);
      await expect(page.getByRole('main').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await textsWithoutWords(page)).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const theme of themes) {
          await page.evaluate((name) => {
            document.documentElement.dataset['theme'] = name;
          }, theme);
          expect({ path, width, theme, overflow: await overflow(page) }).toEqual({
            path,
            width,
            theme,
            overflow: 0,
          });
          if (width === widths[0]) {
            const found = await violations(page, { onlyOfTheme: theme !== themes[0] });
            expect({ path, theme, found }).toEqual({ path, theme, found: [] });
            checked += 1;
          }
        }
      }
    }
    expect(checked).toBe(visited.length * themes.length);
    keepCount(language, visited.length);
  });
}

/** Texts of the page that are the key of a text, because nothing was found under it. */
function textsWithoutWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document.body.innerText
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /^[a-z-]+[:.][a-z][\w-]*(\.[\w-]+)*$/u.test(line)),
  );
}

function keepCount(language: string, pages: number): void {
  const folder = new URL('../test-results/counts/pages/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${language}.json`, folder), JSON.stringify({ pages, themes: themes.length }));
}
