import { mkdirSync, writeFileSync } from 'node:fs';
import { languages } from '@octavo/contract/languages';
import type { Page } from '@playwright/test';
import { isAll } from '../scripts/lib/all.mjs';
import { rotation } from '../scripts/lib/rotation.mjs';
import { themeNames as themes } from '../scripts/lib/themes.mjs';
import { makeDocument } from './fixtures/make-document.ts';
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

// Axe checks each page in one theme per language, and in the next theme a day later: five languages cover every theme
// in each run, and as many consecutive days as there are themes cover all of them in every language.

// Nobody reads colours in transition to the next theme.
test.use({ reducedMotion: 'reduce' });

for (const [index, language] of languages.entries()) {
  test(`every page is translated and fits in ${language}, in each theme, wide and narrow`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
    const visited = [...paths, `document/${await makeDocument(page.request, { title: 'Tides' })}`];
    let checked = 0;
    let checkedByAxe = 0;
    for (const [place, path] of visited.entries()) {
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
          if (width !== widths[0]) continue;
          checked += 1;
          if (!isAll() && theme !== themes[(rotation() + index + place) % themes.length]) continue;
          const found = await violations(page);
          expect({ path, theme, found }).toEqual({ path, theme, found: [] });
          checkedByAxe += 1;
        }
      }
    }
    expect(checked).toBe(visited.length * themes.length);
    expect(checkedByAxe).toBe(isAll() ? checked : visited.length);
    keepCount(language, { checked, checkedByAxe });
  });
}

/** Texts on the page that are a message key, because no text was found for it. */
function textsWithoutWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document.body.innerText
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /^[a-z-]+[:.][a-z][\w-]*(\.[\w-]+)*$/u.test(line)),
  );
}

function keepCount(language: string, counts: object): void {
  const folder = new URL('../test-results/counts/pages/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${language}.json`, folder), JSON.stringify(counts));
}
