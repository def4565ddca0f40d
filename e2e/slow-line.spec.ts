import type { Page } from '@playwright/test';
import { placesWith } from './fixtures/kept-here.ts';
import { expect, test, type Writer } from './fixtures/writer.ts';

const title = 'Tides';
const saved = 'They turn twice a day.';
const unsaved = 'Nobody knows this.';

/**
 * Writes on a line so slow that the tab is closed before the answer: the server has the text, but the journal still
 * marks it as unsaved. Then closes the tab, and deletes the document permanently on another device.
 *
 * @param more is written after the save, and never reaches the server
 * @returns another tab of this device
 */
async function closeOnSlowLine({ page }: Writer, id: string, more?: string): Promise<Page> {
  let taken = '';
  await page.route('**/docs/save/*', async (route) => {
    const text = route.request().postData() ?? '';
    await route.fetch({ maxRetries: 3 });
    // The answer is still pending when the tab is closed.
    taken = text;
  });
  // In one go: an intermediate save would be the last one sent.
  await page.keyboard.insertText(` ${saved}`);
  await expect.poll(() => taken).toContain(saved);
  if (more !== undefined) {
    await page.keyboard.type(` ${more}`);
    await expect.poll(() => placesWith(page, [more])).toHaveLength(1);
  }
  const home = await page.context().newPage();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  const deleted = await home.request.delete(`/docs/item/${id}?permanent=1`);
  expect(deleted.ok()).toBe(true);
  await home.goto('/app/');
  await expect(home.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  return home;
}

const listed = async (page: Page): Promise<unknown[]> => {
  const { docs } = await (await page.request.get('/docs/list')).json();
  return docs;
};

const notice = (page: Page) => page.getByText('Unsaved text on this device');

test('regression 129: saved text of a tab closed on a slow connection does not come back, and nobody is asked', async ({
  writer,
}) => {
  const id = await writer.open({ title, text: 'Tides.' });
  await writer.goToEnd();
  const home = await closeOnSlowLine(writer, id);
  await expect(async () => expect(await placesWith(home, [saved])).toEqual([])).toPass();
  await expect(notice(home)).toHaveCount(0);
  expect(await listed(home)).toEqual([]);
});

test('regression 129: text that never reached the server is asked about once, with the reason', async ({
  writer,
}) => {
  const id = await writer.open({ title, text: 'Tides.' });
  await writer.goToEnd();
  const home = await closeOnSlowLine(writer, id, unsaved);
  await home.getByRole('button', { name: 'View' }).click();
  const question = home.getByRole('dialog', { name: 'Keep this text?' });
  await expect(question).toContainText(`You deleted “${title}” for good.`);
  await expect(question.locator('ins')).toHaveText(/Nobody knows this\./);
  expect(await listed(home)).toEqual([]);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(question).toHaveCount(0);
  await expect(notice(home)).toHaveCount(0);
  expect(await placesWith(home, [saved, unsaved])).toEqual([]);
  await home.reload();
  await expect(home.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await expect(notice(home)).toHaveCount(0);
  expect(await listed(home)).toEqual([]);
});
