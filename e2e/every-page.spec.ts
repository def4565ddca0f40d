import type { Page } from '@playwright/test';
import { overflow, violations } from './fixtures/page-checks.ts';
import { pages } from './fixtures/pages.ts';
import { expect, test } from './fixtures/writer.ts';

test('the first tab stop of a page is a link that skips the sidebar', async ({ page }) => {
  await page.goto('/app/history/');
  await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('regression 337: at every width, all pages have their titles in the same place', async ({ page }) => {
  for (const width of [1440, 1100, 800, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const places: Record<string, unknown> = {};
    for (const [name, path] of pages) {
      await show(page, name, path);
      const box = await page.getByRole('heading', { name, level: 1 }).boundingBox();
      places[name] = [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)];
    }
    expect({ width, places }).toEqual({
      width,
      places: Object.fromEntries(Object.keys(places).map((name) => [name, places['Pages']])),
    });
  }
});

test.describe('at 400 % zoom', () => {
  // A window of 1280 px, four times as large (WCAG 1.4.10).
  test.use({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });

  test('no page needs horizontal scrolling', async ({ page }) => {
    for (const [name, path] of pages) {
      await show(page, name, path);
      expect({ name, overflow: await overflow(page) }).toEqual({ name, overflow: 0 });
      expect({ name, found: await violations(page) }).toEqual({ name, found: [] });
    }
  });

  test('a document can be edited without horizontal scrolling', async ({ page, writer }) => {
    await show(page, 'Pages', '');
    const { id } = await (await page.request.post('/docs/create_blank', { data: { title: 'Tides' } })).json();
    await page.goto(`/app/document/${id}`);
    await writer.text.click();
    await page.keyboard.type('The tide comes in.');
    await writer.waitUntilStored('The tide comes in.');
    expect(await overflow(page)).toBe(0);
  });
});

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

  test('every page has no accessibility violations, and the focus is visible', async ({ page }) => {
    for (const [name, path] of pages) {
      await show(page, name, path);
      // The reader's own colours apply, and axe does not see the colours that are drawn.
      expect({ name, found: await violations(page, { without: ['color-contrast'] }) }).toEqual({
        name,
        found: [],
      });
      const help = page.getByRole('button', { name: 'Help and ideas' });
      await help.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(help).toBeFocused();
      const outline = await help.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      });
      expect({ name, isMarked: outline > 0 }).toEqual({ name, isMarked: true });
    }
  });
});

async function show(page: Page, name: string, path: string): Promise<void> {
  await page.goto(`/app/${path}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}
