import { brand } from '@octavo/contract/brand';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/writer.ts';

test.use({ serviceWorkers: 'allow' });

test('a new version of the app waits until it is requested and everything is saved', async ({
  page,
  writer,
  context,
}) => {
  await writer.openAtEnd('Before.');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(writer.text).toHaveText('Before.');
  await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));

  await installNewer(page);
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(page.getByText(`There is a new version of ${brand.name}.`)).toBeVisible();

  // The server accepts nothing for a while.
  await context.route('**/docs/save/**', (route) => route.abort());
  await writer.text.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' And after.');
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await reload.click();
  await expect(page.getByText('The page reloads as soon as everything is saved.')).toBeVisible();
  await page.keyboard.type(' More.');
  expect(await isOldPage(page)).toBe(true);

  // Unsaved text is sent again within this time, while the older worker is busy.
  await fetchFor(page, 6000);
  await context.unroute('**/docs/save/**');
  await expect.poll(() => isOldPage(page)).toBe(false);
  await expect(writer.text).toContainText('And after.');
  await writer.waitUntilStored('And after.');
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('?newer');
});

test('a new version of the app keeps waiting when the reader chooses Later', async ({ page, writer }) => {
  await writer.open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(writer.text).toBeVisible();
  await installNewer(page);
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();

  await fetchFor(page, 2000);
  await reload.click();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(reload).toBeHidden();
  // By now the worker would have been told to take over.
  const waiting = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    return (await navigator.serviceWorker.getRegistration('/app/'))?.waiting?.scriptURL;
  });
  expect(waiting).toContain('?newer');
});

/** The browser treats the same worker under another address as a newer one. */
function installNewer(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    navigator.serviceWorker.register('/app/service-worker.js?newer', { scope: '/app/' }).then(() => {}),
  );
}

/** Makes the page fetch its own files, which the worker answers, for this many milliseconds. */
function fetchFor(page: Page, duration: number): Promise<void> {
  return page.evaluate((time) => {
    const end = performance.now() + time;
    const fetchOn = async (): Promise<void> => {
      await fetch('/app/index.html').then((answer) => answer.text());
      if (performance.now() < end) await fetchOn();
    };
    for (let line = 0; line < 16; line += 1) void fetchOn();
  }, duration);
}

function isOldPage(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isOldPage' in globalThis).catch(() => true);
}
