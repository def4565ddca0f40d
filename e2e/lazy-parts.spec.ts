import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/writer.ts';

const code = /\/assets\/selection-bar-[\w-]+\.js$/;

/** Stops the page's automatic retries, so that only a press fetches anything. */
async function stopRetries(page: Page) {
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  // A retry due by then happens now, and fails like the one before.
  await page.clock.pauseAt(Date.now() + 30_000);
  await expect(again).not.toHaveAttribute('aria-busy', 'true');
  return again;
}

test('code fetched in idle time works offline', async ({ page, writer, context }) => {
  const fetched = page.waitForResponse(code);
  await writer.open();
  await fetched;
  await writer.text.click();
  await page.keyboard.type('Some words.');
  await context.setOffline(true);
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByRole('toolbar', { name: 'Text' })).toBeVisible();
});

test('code that could not be fetched in idle time is fetched with its texts on demand', async ({
  page,
  writer,
}) => {
  const part = /\/assets\/find-[\w-]+\.js$|\/locales\/en\/find\.json/u;
  await page.route(part, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => part.test(request.url()));
  await writer.open();
  await failed;
  await page.unroute(part);

  await writer.text.click();
  await page.keyboard.press('ControlOrMeta+f');
  await expect(page.getByRole('search', { name: 'Find in the document' })).toBeVisible();
});

test('the menu, the download dialog and the AI card open offline', async ({ page, writer, context }) => {
  const fetched = ['document-menu', 'download.overlay', 'ai-card'].map((part) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${part}-`)),
  );
  await writer.open();
  await Promise.all(fetched);
  await writer.text.click();
  await page.keyboard.type('Some words.');
  await writer.waitUntilSaved();
  await context.setOffline(true);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  await expect(page.getByRole('dialog', { name: 'Download' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await writer.text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+j');
  await expect(page.getByRole('button', { name: 'Paraphrase' })).toBeVisible();
  await expect(writer.text).toContainText('Some words.');
});

test('on a phone, a page that cannot be fetched says so below the menu button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.route(/assets\/history-page-/u, (route) => route.abort());
  await page.goto('/app/history/');
  const title = page.getByRole('alert').getByText('This part could not be loaded');
  await expect(page.getByRole('main').filter({ has: title })).toBeVisible();
  const told = await title.boundingBox();
  const button = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
  if (told === null || button === null) throw new Error('Both are on the page.');
  expect(told.y).toBeGreaterThanOrEqual(button.y + button.height);

  const again = await stopRetries(page);
  await page.unroute(/assets\/history-page-/u);
  await again.click();
  await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible();
});

test.describe('before the browser has been idle', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => (globalThis.requestIdleCallback = () => 0));
  });

  test('a part that cannot be fetched leaves the page usable and loads once online', async ({
    page,
    writer,
    context,
  }) => {
    await writer.openAtEnd('Some words.');
    await context.setOffline(true);
    await page.keyboard.press('ControlOrMeta+a');
    const failed = page.getByRole('status').filter({ hasText: 'This part could not be loaded' });
    await expect(failed).toBeVisible();
    await page.keyboard.type('Other words.');
    await expect(writer.text).toHaveText('Other words.');
    await page.keyboard.press('ControlOrMeta+a');
    await expect(failed).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('toolbar', { name: 'Text' })).toBeVisible();
    await expect(failed).toBeHidden();
  });

  test('a flow that cannot be fetched says so, and opens once online', async ({ page, context }) => {
    await page.goto('/app/');
    await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
    const essay = page.getByRole('button', { name: /^Essay/ });
    await expect(essay).toBeEnabled();
    await context.setOffline(true);
    await essay.click();
    await expect(page.getByText('could not be loaded').first()).toBeVisible();
    await context.setOffline(false);
    const ok = page.getByRole('button', { name: 'OK', exact: true });
    await ok.click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await essay.click();
    await expect(page.getByRole('dialog').getByText(/You get an outline/)).toBeVisible();
  });

  test('styles that failed to load are fetched again with their part', async ({ page }) => {
    const styles = /\/assets\/styles-[\w-]+\.css$/u;
    await page.route(styles, (route) => route.abort());
    await page.goto('/app/');
    await page.getByRole('button', { name: /^Essay/ }).click();
    const again = await stopRetries(page);
    await page.unroute(styles);
    await again.click();
    await expect(page.getByRole('dialog').getByText(/You get an outline/)).toBeVisible();
    expect(
      await page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.split('/').at(-1))),
    ).toContainEqual(expect.stringMatching(/^styles-/u));
  });

  test('a part that failed to load is fetched again on request', async ({ page, writer }) => {
    await writer.openAtEnd('Some words.');
    await page.route(code, (route) => route.abort());
    await page.keyboard.press('ControlOrMeta+a');
    const again = await stopRetries(page);
    await page.unroute(code);
    await again.click();
    await page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name: 'Bold' }).click();
    await expect(writer.text.locator('strong')).toHaveText('Some words.');
  });
});
