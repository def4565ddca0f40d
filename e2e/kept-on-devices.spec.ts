import type { Browser, Page } from '@playwright/test';
import { placesWith } from './fixtures/kept-here.ts';
import { makeDocument } from './fixtures/make-document.ts';
import { operate } from './fixtures/operate.ts';
import { signInByMail } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/writer.ts';

// The worker keeps lists for offline use.
test.use({ serviceWorkers: 'allow' });

/** Misspelt, so that the editor suggests something. */
const misspelt = { Deleted: 'gardenner', Emptied: 'harbourr', Locked: 'lighthousse', Account: 'eveninng' };
type Name = keyof typeof misspelt;

/** Words of one document that occur in no file of the app. */
const wordsOf = (name: Name) => ({
  title: `Xylotitle${name}`,
  beginning: `xylobeginning${name}`,
  unknown: misspelt[name],
});
const textOf = ({ beginning, unknown }: ReturnType<typeof wordsOf>) =>
  `The ${beginning} hums all day, and the ${unknown} never rests.`;
const allOf = (name: Name): readonly string[] => Object.values(wordsOf(name));

const inJournal = (text: string) => `octavo-journal / documents: ${text}`;
const inList = (text: string) => `octavo-lists /docs/list: ${text}`;

/** Another browser, in which the greeting video has been closed. */
async function newDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('greetingVideoCloseCount', '2'));
  return context.newPage();
}

/** Opens documents and home, until this device has their texts and the worker has the list. */
async function hold(page: Page, documents: readonly (readonly [Name, string])[]): Promise<void> {
  const names = documents.map(([name]) => name);
  for (const [name, id] of documents) {
    await page.goto(`/app/document/${id}`);
    await expect(page.locator('.ProseMirror')).toContainText(wordsOf(name).unknown);
  }
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/app/');
  const expected = names
    .map(wordsOf)
    .flatMap(({ beginning, title }) => [inJournal(beginning), inList(beginning), inList(title)]);
  const looked = names.flatMap(allOf);
  await expect(async () => {
    expect(await placesWith(page, looked)).toEqual(expect.arrayContaining(expected));
  }, 'what is held before').toPass();
}

/** Waits until no storage of the browser contains any of the texts; tries again if the page is just reloading. */
const expectNowhere = (page: Page, texts: readonly string[], why: string) =>
  expect(async () => expect(await placesWith(page, texts)).toEqual([]), why).toPass({ timeout: 30_000 });

const moveToTrash = (page: Page, id: string) => page.request.delete(`/docs/item/${id}?permanent=0`);

async function signInAndHold(page: Page, email: string, id: string): Promise<void> {
  await signInByMail(page.request, email);
  await hold(page, [['Account', id]]);
}

test('text that is deleted for good, emptied from the trash or locked is removed from every device', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const make = (name: Name) => {
    const words = wordsOf(name);
    return makeDocument(page.request, { title: words.title, text: textOf(words) });
  };
  const ids = {
    Deleted: await make('Deleted'),
    Emptied: await make('Emptied'),
    Locked: await make('Locked'),
  };
  const [near, far] = await Promise.all([newDevice(browser), newDevice(browser)]);
  for (const device of [near, far]) await device.context().addCookies(await context.cookies());
  for (const device of [page, near, far]) {
    await hold(device, [
      ['Deleted', ids.Deleted],
      ['Emptied', ids.Emptied],
      ['Locked', ids.Locked],
    ]);
  }

  for (const device of [page, near]) {
    await device.goto(`/app/document/${ids.Locked}`);
    const { unknown } = wordsOf('Locked');
    await device.locator('.ProseMirror [data-suggestion]', { hasText: unknown }).click();
    await device.getByRole('button', { name: 'Ignore here' }).click();
    await expect
      .poll(() => device.evaluate((id) => localStorage.getItem(`octavo_ignored:${id}`), ids.Locked))
      .not.toBeNull();
  }
  const everything = [
    ...allOf('Deleted'),
    ...allOf('Emptied'),
    wordsOf('Locked').beginning,
    wordsOf('Locked').unknown,
  ];
  await far.context().setOffline(true);

  await test.step('one document is locked while another device shows it', async () => {
    await page.getByRole('button', { name: 'Lock the document' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill('slow hand');
    await dialog.getByLabel('Repeat the password').fill('slow hand');
    await dialog.getByRole('button', { name: 'Lock', exact: true }).click();
    await expect(page.getByText('This document is locked')).toBeVisible();
    await expectNowhere(page, [wordsOf('Locked').beginning, wordsOf('Locked').unknown], 'here, locked');
  });

  await test.step('one is deleted for good, then the trash is emptied', async () => {
    await moveToTrash(page, ids.Deleted);
    await moveToTrash(page, ids.Emptied);
    await page.goto('/app/trash/');
    const question = page.getByRole('alertdialog');
    await page.getByRole('button', { name: `Delete for good: ${wordsOf('Deleted').title}` }).click();
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await expectNowhere(page, allOf('Deleted'), 'here, deleted for good');
    await page.getByRole('button', { name: 'Empty the trash' }).click();
    await question.getByRole('button', { name: 'Empty the trash' }).click();
    await expectNowhere(page, everything, 'here, the trash emptied');
  });

  await test.step('the device that showed the locked document', async () => {
    await near.evaluate(() => dispatchEvent(new Event('focus')));
    await expectNowhere(near, everything, 'another device, in its open window');
    await expect
      .poll(() => near.evaluate((id) => localStorage.getItem(`octavo_ignored:${id}`), ids.Locked))
      .toBeNull();
    await near.goto('/app/');
    await expect(near.getByRole('link', { name: wordsOf('Locked').title }).first()).toBeVisible();
    await expectNowhere(near, everything, 'another device, on home');
  });

  await test.step('the device that was offline', async () => {
    await far.reload();
    await expect(far.getByRole('link', { name: wordsOf('Deleted').title }).first()).toBeVisible();
    expect(await placesWith(far, everything)).toEqual(
      expect.arrayContaining([inJournal(wordsOf('Locked').beginning), inList(wordsOf('Deleted').title)]),
    );
    await far.context().setOffline(false);
    await expectNowhere(far, everything, 'a device that was offline');
    await far.context().setOffline(true);
    await far.reload();
    await expect(far.getByRole('link', { name: wordsOf('Locked').title }).first()).toBeVisible();
    await expect(far.getByText(wordsOf('Locked').beginning)).toHaveCount(0);
    await expect(far.getByText(wordsOf('Deleted').title)).toHaveCount(0);
  });
  await Promise.all([near, far].map((device) => device.context().close()));
});

/** A new account with one document. */
async function newAccount(page: Page) {
  const email = `${crypto.randomUUID()}@write.example`;
  await signInByMail(page.request, email);
  const words = wordsOf('Account');
  const id = await makeDocument(page.request, { title: words.title, text: textOf(words) });
  return { email, id, texts: allOf('Account') };
}

test('no text of an account is left once its session has expired or was ended by signing out everywhere', async ({
  page,
  browser,
}) => {
  const { email, id, texts } = await newAccount(page);
  const [near, far] = await Promise.all([newDevice(browser), newDevice(browser)]);
  await hold(page, [['Account', id]]);
  // In sequence, because each link is in the newest mail.
  for (const device of [near, far]) await signInAndHold(device, email, id);

  await test.step('the cookie has expired', async () => {
    await near.context().clearCookies();
    await near.reload();
    await expectNowhere(near, texts, 'the cookie has expired');
    await signInAndHold(near, email, id);
  });

  await test.step('signed out everywhere from another browser', async () => {
    await far.context().setOffline(true);
    await page.goto('/app/account/');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL(/\/app\/$/);
    await expectNowhere(page, texts, 'where it was asked for');
    await near.reload();
    await expectNowhere(near, texts, 'another device');
    expect(await placesWith(far, texts)).toContain(inJournal(wordsOf('Account').beginning));
    await far.context().setOffline(false);
    await expectNowhere(far, texts, 'a device that was offline');
    await far.goto(`/app/document/${id}`);
    await expect(far).toHaveURL(/\/app\/$/);
    await expectNowhere(far, texts, 'a device that was offline, asked for the document');
  });
  for (const device of [near, far]) await device.context().close();
});

test('no text of an account is left after signing out or after deleting the account', async ({
  page,
  browser,
}) => {
  const { email, id, texts } = await newAccount(page);
  const other = await newDevice(browser);
  await hold(page, [['Account', id]]);
  await signInAndHold(other, email, id);

  await test.step('signed out here, and by the server’s operator', async () => {
    await page.goto('/app/account/');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(/\/app\/$/);
    await expectNowhere(page, texts, 'signed out');
    operate(['users', 'sign-out', email]);
    await other.reload();
    await expectNowhere(other, texts, 'the session was ended');
  });

  await test.step('the account is deleted', async () => {
    for (const device of [page, other]) await signInAndHold(device, email, id);
    await page.goto('/app/account/');
    await page.getByRole('button', { name: 'Delete the account' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the account' }).click();
    await expect(page).toHaveURL(/\/app\/$/);
    await expectNowhere(page, texts, 'where it was deleted');
    await other.reload();
    await expectNowhere(other, texts, 'another device');
  });
  await other.context().close();
});
