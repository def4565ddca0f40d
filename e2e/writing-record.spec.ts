import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/writer.ts';

const openRecord = async (page: Page) => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Writing record' }).click();
  return page.getByRole('dialog', { name: 'Writing record' });
};

const paste = (page: Page, text: string) =>
  page.evaluate((words) => {
    const data = new DataTransfer();
    data.setData('text/plain', words);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

test('typed and pasted words are counted, survive a reload, are exported and deleted', async ({
  page,
  writer,
}) => {
  await writer.open();
  await writer.text.click();
  await page.keyboard.type('Three typed words. ');
  await paste(page, 'Seven words that came from another place.');
  await writer.waitUntilStored('another place');
  await page.reload();
  await expect(writer.text).toContainText('another place');

  const dialog = await openRecord(page);
  await expect(dialog.getByText('10 words came in')).toBeVisible();
  await expect(dialog.getByText(/gives no “AI probability”/u)).toBeVisible();
  await dialog.getByRole('radio', { name: 'By paragraph' }).click();
  await expect(dialog.getByText(/Three typed words/u)).toBeVisible();
  await expect(dialog.getByText('32%')).toBeVisible();
  await expect(dialog.getByText('68%')).toBeVisible();

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Take it with you' }).click();
  await page.getByRole('menuitem', { name: 'As a table (CSV)' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/^day,paragraph,origin,words,characters\r\n/u);
  expect(file).toMatch(/,,pasted,7,41\r\n/u);
  expect(file).not.toContain('another place');

  await dialog.getByRole('button', { name: 'Delete record' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText('Nothing has been counted yet')).toBeVisible();
  await page.reload();
  await expect(writer.text).toContainText('another place');
  await openRecord(page);
  await expect(dialog.getByText('Nothing has been counted yet')).toBeVisible();
  const more = page.getByRole('button', { name: 'More', exact: true });
  // The second time nothing needs to be fetched, and the dialog opens before its menu has closed.
  for (let time = 0; time < 2; time += 1) {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await more.press('Enter');
    await page.getByRole('menuitem', { name: 'Writing record' }).press('Enter');
    await expect(dialog.getByText('Nothing has been counted yet')).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
});

test('text written offline is counted once online', async ({ page, context, writer }) => {
  await writer.open();
  await writer.text.click();
  await context.setOffline(true);
  await page.keyboard.type('Four words without connection.');
  await expect(async () => {
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).some((key) => key.startsWith('writing_record:')),
    );
    expect(kept).toBe(true);
  }).toPass();
  await context.setOffline(false);
  await writer.waitUntilStored('without connection');
  const dialog = await openRecord(page);
  await expect(dialog.getByText('4 words came in')).toBeVisible();
});

test('moved text is not recorded as pasted', async ({ page, writer }) => {
  await writer.open();
  await writer.text.click();
  await page.keyboard.type('Own words move about.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(writer.text).toHaveText('Own words move about.');
  await writer.waitUntilStored('move about');
  const dialog = await openRecord(page);
  await expect(dialog.getByText('Moved within the text')).toBeVisible();
  await expect(dialog.getByText('Pasted')).toBeHidden();
  await dialog.getByRole('radio', { name: 'By paragraph' }).click();
  await expect(dialog.getByText('100%')).toBeVisible();
});

test('regression 71: when both versions are kept, each is recorded as typed', async ({
  page,
  writer,
  context,
  browser,
}) => {
  test.slow();
  const byParagraph = async (window: Page) => {
    const dialog = await openRecord(window);
    await dialog.getByRole('radio', { name: 'By paragraph' }).click();
    await expect(dialog.getByText('100%')).toBeVisible();
    await expect(dialog.getByText('Typed', { exact: true }).first()).toBeVisible();
    await window.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await writer.open();
  await writer.text.click();
  await page.keyboard.type('Common ground.');
  await writer.waitUntilStored('Common ground.');
  await byParagraph(page);
  const address = page.url();

  const { cookies } = await context.storageState();
  const desk = await browser.newContext({ storageState: { cookies, origins: [] } });
  await desk.addInitScript(() => localStorage.setItem('greetingVideoCloseCount', '2'));
  const second = await desk.newPage();
  await second.goto(address);
  await second.locator('.ProseMirror').click();
  await second.keyboard.press('ControlOrMeta+End');
  await second.keyboard.type(' At the desk.');
  await writer.waitUntilStored('At the desk.');
  await byParagraph(second);
  await desk.close();

  await writer.text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' On the train.');
  const keepBoth = page.getByRole('button', { name: 'Keep both' });
  await expect(keepBoth).toBeVisible();
  await byParagraph(page);
  await keepBoth.click();
  await expect(page).not.toHaveURL(address);
  await expect(writer.text).toHaveText('Common ground. On the train.');
  await byParagraph(page);

  await page.goto(address);
  await expect(writer.text).toHaveText('Common ground. At the desk.');
  await byParagraph(page);
});
