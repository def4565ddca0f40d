import type { Page } from '@playwright/test';
import { makeDocument } from './fixtures/make-document.ts';
import { expect, test } from './fixtures/writer.ts';

const widths = [390, 768, 1024, 1440] as const;

const pages = {
  home: '/app/',
  history: '/app/history/',
  favourites: '/app/favourites/',
  trash: '/app/trash/',
  prices: '/app/prices/',
  changelog: '/app/changelog/',
  shortcuts: '/app/shortcuts/',
  account: '/app/account/',
} as const;

const sentence = 'The slower hand has to choose, and choosing is already a kind of thinking.';

for (const width of widths) {
  test(`regression 332: nothing shifts while a page ${width} px wide is loading`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    // Slow enough for every placeholder to be seen.
    await context.route('**/docs/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    for (let copy = 0; copy < 6; copy += 1) {
      await makeDocument(context.request, { title: `Copy ${copy}`, text: sentence });
    }

    const found: Record<string, readonly string[]> = {};
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const { sum, moved } = await shifts(page);
      if (sum > 0.01) found[name] = [sum.toFixed(3), ...moved];
    }
    expect(found).toEqual({});
  });
}

for (const width of widths) {
  test(`regression 450: nothing shifts while a document ${width} px wide loads for the first time`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    const text = Array<string>(12).fill(`${sentence} `.repeat(7)).join('\n');
    const id = await makeDocument(context.request, { title: 'On writing by hand', text });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(`/app/document/${id}`);
    await expect(page.locator('.ProseMirror')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { sum, moved } = await shifts(page);
    expect(sum > 0.01 ? moved : []).toEqual([]);
  });
}

interface Shifts {
  readonly sum: number;
  readonly moved: readonly string[];
}

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = { sum: 0, moved: [] as string[] };
    Reflect.set(globalThis, 'shifts', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        seen.sum += Reflect.get(entry, 'value');
        for (const { node, previousRect, currentRect } of Reflect.get(entry, 'sources')) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 90) : String(node?.nodeName);
          seen.moved.push(
            `${name}: ${previousRect.y} → ${currentRect.y}, ${previousRect.height} → ${currentRect.height}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shifts(page: Page): Promise<Shifts> {
  return page.evaluate(() => Reflect.get(globalThis, 'shifts'));
}
