import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { propertySeed } from '../scripts/lib/property-seed.mjs';
import { expect, test, type Writer } from './fixtures/writer.ts';

const rounds = 20;

test(`a tab that is killed ${rounds} times with unsaved edits loses none of them`, async ({
  page,
  writer,
  context,
}) => {
  test.setTimeout(600_000);
  await writer.open();
  const address = page.url();
  await page.close();
  const written: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const tab = await context.newPage();
    await tab.route('**/docs/save/*', (route) => route.abort());
    await tab.goto(address);
    const text = tab.locator('.ProseMirror');
    // If the storage does not answer in time, it is queried again when the document is reopened.
    await expect(async () => {
      await expect(text)
        .toHaveText(written.join(' '), { timeout: 5_000 })
        .catch(async (late: unknown) => {
          await tab.reload();
          throw late;
        });
    }).toPass();
    await text.click();
    await tab.keyboard.press('ControlOrMeta+End');
    const word = `word${round}`;
    await tab.keyboard.type(round === 0 ? word : ` ${word}`);
    written.push(word);
    await expect.poll(() => isOnDevice(tab, word)).toBe(true);
    await kill(tab);
  }
  const last = await context.newPage();
  await last.goto(address);
  await expect(last.locator('.ProseMirror')).toHaveText(written.join(' '));
  await expect
    .poll(async () => textOf((await stored(last)).content), { message: 'what the server holds' })
    .toBe(written.join(' '));
});

test('edits of two windows that lose their connection at random are all kept', async ({
  page,
  writer,
  browser,
  context,
}) => {
  test.setTimeout(300_000);
  const seed = propertySeed();
  const random = randomBy(seed);
  await writer.openAtEnd('Common ground.');
  const address = page.url();
  // Another device of the same account, with a journal of its own.
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  await elsewhere.addInitScript(() => localStorage.setItem('greetingVideoCloseCount', '2'));
  const device = await elsewhere.newPage();
  await device.goto(address);
  await expect(device.locator('.ProseMirror')).toContainText('Common ground.');
  const devices = [
    { context, page },
    { context: elsewhere, page: device },
  ];
  const written: string[] = [];

  for (let step = 0; step < 24; step += 1) {
    const at = devices[Math.floor(random() * devices.length)];
    if (at === undefined) throw new Error('There is no such device.');
    const act = random();
    if (act < 0.2) await at.context.setOffline(true);
    else if (act < 0.45) await at.context.setOffline(false);
    else {
      const word = `w${step}x`;
      if (await addWord(at.page, word)) written.push(word);
    }
    // Waits for nothing in particular: when the connection fails is random too.
    await pause(random() * 900);
  }
  expect(written.length).toBeGreaterThan(5);

  for (const { context: online } of devices) await online.setOffline(false);
  for (const { page: window } of devices) {
    await settle(window, random);
  }
  await expect
    .poll(async () => missing(written, await everythingKept(writer)), {
      message: `PROPERTY_SEED=${seed}`,
      timeout: 60_000,
    })
    .toEqual([]);
  await elsewhere.close();
});

/** Kills the page's process as a crash does: none of its code runs any more. */
async function kill(tab: Page): Promise<void> {
  const crashed = tab.waitForEvent('crash');
  const session = await tab.context().newCDPSession(tab);
  // The command never gets an answer.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await tab.close();
}

/** Whether the page's local storage on the device contains a word. */
function isOnDevice(page: Page, word: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const finished = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await finished(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const entries = await finished(database.transaction(store).objectStore(store).getAll());
        if (JSON.stringify(entries).includes(wanted)) return true;
      }
      database.close();
    }
    return false;
  }, word);
}

/** Writes a word at the end of the text; false while the page asks the writer something else. */
async function addWord(page: Page, word: string): Promise<boolean> {
  const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  if ((await asked.count()) > 0) return false;
  await page.locator('.ProseMirror').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(` ${word}`);
  await expect(page.locator('.ProseMirror')).toContainText(word);
  return true;
}

/** Answers the questions of a window, one way or the other, until everything is saved. */
async function settle(page: Page, random: () => number): Promise<void> {
  await expect(async () => {
    const both = page.getByRole('button', { name: 'Keep both' });
    if (await both.isVisible()) {
      if (random() < 0.5) await both.click();
      else {
        await page.getByRole('button', { name: 'Compare' }).click();
        const choice = random() < 0.5 ? 'on this device' : 'saved elsewhere';
        await page.getByRole('button', { name: `Keep the version ${choice}` }).click();
      }
    }
    await expect(page.getByText('Changed elsewhere')).toBeHidden({ timeout: 2_000 });
    await expect(page.getByText('Offline', { exact: true })).toBeHidden({ timeout: 2_000 });
    await expect(page.getByText('Not saved')).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

/** The texts of all documents of the account, with all their versions. */
async function everythingKept({ page: { request } }: Writer): Promise<string> {
  const { docs } = await (await request.get('/docs/list')).json();
  const texts = await Promise.all(
    docs.map(async ({ id }: { id: string }) => {
      const { versions } = await (await request.get(`/docs/versions/${id}`)).json();
      const paths = versions.map((version: { id: string }) => `/docs/versions/${id}/${version.id}`);
      const answers = await Promise.all(
        [`/docs/item/${id}`, ...paths].map(async (path) => (await request.get(path)).text()),
      );
      return answers.join('\n');
    }),
  );
  return texts.join('\n');
}

function missing(written: readonly string[], kept: string): readonly string[] {
  return written.filter((word) => !kept.includes(word));
}

async function stored(page: Page): Promise<{ content: unknown }> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  return (await (await page.request.get(`/docs/item/${id}`)).json()).doc;
}

function textOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  if ('text' in node && typeof node.text === 'string') return node.text;
  return 'content' in node && Array.isArray(node.content) ? node.content.map(textOf).join('') : '';
}

/** Numbers from 0 to 1 determined by a seed (mulberry32). */
function randomBy(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
