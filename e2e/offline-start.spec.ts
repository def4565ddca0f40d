import { brand } from '@octavo/contract/brand';
import type { Page } from '@playwright/test';
import { expect, test, type Writer } from './fixtures/writer.ts';

test.use({ isFirstVisit: true, serviceWorkers: 'allow' });

test('the app starts offline, and text written then is saved later', async ({ page, context, writer }) => {
  await writer.startOnHomeWith('Written at home.');
  await writer.waitUntilStored('Written at home.');
  const address = page.url();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // From the second visit on, everything a page requests goes through the worker.
  await page.goto('/app/');
  await expect(page.getByRole('link', { name: /Untitled|Written/ }).first()).toBeVisible();
  await page.goto(address);
  await expect(writer.text).toHaveText('Written at home.');

  await context.setOffline(true);
  await page.reload();
  await expect(writer.text).toHaveText('Written at home.');
  await writer.text.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' And on the train.');
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await page.reload();
  await expect(writer.text).toHaveText('Written at home. And on the train.');
  await page.goto('/app/');
  await expect(page.getByRole('link', { name: /Untitled|Written/ }).first()).toBeVisible();
  await page.goto(address);
  await context.setOffline(false);
  await writer.waitUntilStored('And on the train.');
});

test('the lists show text written offline after they were last fetched', async ({ page, writer }) => {
  await writeAtHome(page, writer, 'Written at home.');
  const beginnings = page.getByRole('main').getByText('Written at home. And on the train.');
  await writer.writeOffline(' And on the train.');
  await page.goto('/app/');
  // regression 182
  await expect(page.getByText('You are offline. This is the list kept on this device.')).toBeVisible();
  // Once as a card in Recent and once in the list of all.
  await expect(beginnings).toHaveCount(2);
});

test('regression 293: the list is labelled as the device’s copy for as long as the connection is lost', async ({
  page,
  context,
  writer,
}) => {
  await writeAtHome(page, writer, 'Written at home.');
  await page.goto('/app/');
  await expect(page.getByRole('link', { name: /Untitled|Written/ }).first()).toBeVisible();
  const notice = page.getByText('You are offline. This is the list kept on this device.');
  // The page may notice before its worker is cut off, whose list then still comes from the server.
  await expect(async () => {
    await context.setOffline(false);
    await context.setOffline(true);
    await expect(notice).toBeVisible({ timeout: 3000 });
  }).toPass();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('link', { name: /Untitled|Written/ }).first()).toBeVisible();
});

test('a document shows the text on the device while another tab is still saving it', async ({
  page,
  context,
  writer,
}) => {
  await writeAtHome(page, writer, 'Written at home.');
  const address = page.url();
  await writer.writeOffline(' And on the train.');
  await page.goto('/app/');
  // Holds the lock of a tab that is delivering, for as long as a slow save takes.
  await page.addInitScript((id) => {
    const held = () => new Promise((resolve) => setTimeout(resolve, 1500));
    void navigator.locks.request(`octavo-work:${id}`, held);
  }, address.split('/').at(-1));
  await context.setOffline(false);
  await page.goto(address);
  await expect(writer.text).toHaveText('Written at home. And on the train.');
  await writer.waitUntilStored('And on the train.');
});

test('after a first visit, the app can be reloaded and used offline', async ({ page, context, writer }) => {
  await writeAtHome(page, writer, 'Written at home.');
  await context.setOffline(true);
  await page.reload();
  await expect(writer.text).toHaveText('Written at home.');
  await writer.text.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' And on the train.');
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await page.reload();
  await expect(writer.text).toHaveText('Written at home. And on the train.');
  await context.setOffline(false);
  await writer.waitUntilStored('And on the train.');
});

test('regression 70: after a reload offline, two versions are compared with their common ancestor', async ({
  page,
  context,
  writer,
}) => {
  await writeAtHome(page, writer, 'Common ground.');
  const id = page.url().split('/').at(-1);
  await writer.writeOffline(' First offline.');
  await page.reload();
  await expect(writer.text).toHaveText('Common ground. First offline.');
  await writer.text.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Second offline.');

  const { title, version } = await writer.stored();
  const content = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Common ground. Desk again.' }] }],
  };
  await page.request.post(`/docs/save/${id}`, { data: { title, content, version } });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two versions of this text' });
  await expect(dialog.locator('ins')).toHaveText([/First offline\. Second offline/, /Desk again/]);
  await expect(dialog.locator('del')).toHaveCount(0);
});

test('creating a page offline shows a notice instead of an alert, and works once online', async ({
  page,
  context,
  writer,
}) => {
  await writer.startOnHome();
  await page.goto('/app/');
  const begin = page.getByRole('button', { name: /^Blank/ });
  await expect(begin).toBeVisible();
  await context.setOffline(true);
  await begin.click();
  await expect(page.getByText('A new page needs a connection.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await context.setOffline(false);
  await begin.click();
  await expect(page).toHaveURL(/\/app\/document\/[\w-]+$/);
});

test('regression 236: a first visit gets a service worker at once, and the remaining files once it is idle', async ({
  page,
}) => {
  await page.goto('/app/');
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  const kept = async () =>
    page.evaluate(async () => (await (await caches.open('octavo-files')).keys()).length);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const ofPage = await page.evaluate(() => performance.getEntriesByType('resource').length);
  expect(await kept(), 'nothing but what the page itself has fetched').toBeLessThanOrEqual(ofPage);
  await expect.poll(kept, { timeout: 60_000 }).toBeGreaterThan(200);
});

test('the app can be installed, and Help explains how', async ({ page }) => {
  await page.goto('/app/');
  const manifest = await page.request.get('/app/manifest.webmanifest');
  const { icons, start_url: start } = await manifest.json();
  expect(start).toBe('/app/');
  for (const { src, type } of icons) {
    const icon = await page.request.get(`/app/${src}`);
    expect(icon.status()).toBe(200);
    expect(icon.headers()['content-type']).toContain(type);
  }
  await page.getByRole('button', { name: 'Help and ideas' }).click();
  await page.getByRole('menuitem', { name: 'Install the app' }).click();
  await expect(page.getByRole('dialog', { name: `Install ${brand.name}` })).toBeVisible();
});

test('an idea is sent to the server, and an empty one is not', async ({ page }) => {
  await page.goto('/app/');
  await page.getByRole('button', { name: 'Help and ideas' }).click();
  await page.getByRole('menuitem', { name: 'Send an idea' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Please enter your ideas.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your idea' }).fill('Show how long I have written today.');
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/account/submit_idea'));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByText('Thank you')).toBeVisible();
});

/** Begins a document on a first visit, and waits until the device holds whatever it fetches by itself. */
async function writeAtHome(page: Page, writer: Writer, text: string): Promise<void> {
  await writer.startOnHomeWith(text);
  await writer.waitUntilStored(text);
  await page.evaluate(untilWorkerRests);
}

/** Waits until the worker is active and has stored everything it fetches: nothing new for four seconds. */
async function untilWorkerRests(): Promise<void> {
  await navigator.serviceWorker.ready;
  const keptFiles = async () => {
    const files = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return files.flat().length;
  };
  let before = 0;
  for (let since = 0; since < 4; since += 1) {
    const count = await keptFiles();
    const isAtRest =
      count === before && navigator.serviceWorker.controller?.state === 'activated' && count > 0;
    if (!isAtRest) since = -1;
    before = count;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
