import { contentOf, once } from './fixtures/make-document.ts';
import { expect, test } from './fixtures/writer.ts';

test('regression 118: text of a document that was deleted for good elsewhere is kept as a new document', async ({
  page,
  writer,
}) => {
  const keep = page.getByRole('button', { name: 'Keep as a new document' });
  const deleteForGood = async () => {
    const id = page.url().split('/').at(-1);
    await page.request.delete(`/docs/item/${id}?permanent=1`);
  };
  await writer.open();
  await page.keyboard.type('Tides');
  await writer.text.click();
  await page.keyboard.type('Common ground.');
  await writer.waitUntilStored('Common ground.');
  const address = page.url();
  await deleteForGood();
  await page.keyboard.type(' Written since.');
  await expect(page.getByText('This document is no longer there')).toBeVisible();
  await page.keyboard.type(' And more.');
  await keep.click();
  await expect(page).not.toHaveURL(address);
  await expect(keep).toHaveCount(0);
  await expect(writer.text).toHaveText('Common ground. Written since. And more.');
  await writer.waitUntilStored('Common ground. Written since. And more.');

  await test.step('if the text is not kept, its owner is asked after a reload, before anything is made', async () => {
    const titles = async () => {
      const { docs } = await (await page.request.get('/docs/list')).json();
      return docs.map(({ title }: { title: string }) => title);
    };
    await deleteForGood();
    await writer.text.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Unkept.');
    await expect(page.getByText('This document is no longer there')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\/app\/$/);
    await page.getByRole('button', { name: 'View' }).click();
    const question = page.getByRole('dialog', { name: 'Keep this text?' });
    await expect(question.getByText('Unkept.')).toBeVisible();
    expect(await titles()).toEqual([]);
    await question.getByRole('button', { name: 'Keep as a new document' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText('Common ground. Written since. And more. Unkept.').first()).toBeVisible();
    expect(await titles()).toHaveLength(1);
  });
});

test('regression 119: a document locked in another window locks here too, and its unsaved text is recovered', async ({
  page,
  writer,
}) => {
  await writer.open();
  await page.keyboard.type('Diary');
  await writer.text.click();
  await page.keyboard.type('Nobody is to read this.');
  await writer.waitUntilStored('Nobody is to read this.');
  const id = page.url().split('/').at(-1);
  const locked = await page.request.post(`/docs/lock/${id}`, { data: { password: 'slow hand', hint: '' } });
  expect(locked.ok()).toBe(true);

  await page.keyboard.type(' Not even you.');
  const told = page.getByRole('alertdialog');
  await expect(told).toContainText('This document is locked.');
  await told.getByRole('button').first().click();
  await expect(page.getByText('This document is locked', { exact: true })).toBeVisible();
  await expect(writer.text).toBeHidden();

  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('slow hand');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '“Diary (recovered)”' })).toBeVisible();
  await expect(writer.text).toHaveText('Nobody is to read this.');
  const { docs } = await (await page.request.get('/docs/list')).json();
  expect(
    docs.map((doc: { title: string; contentPreview: string }) => [doc.title, doc.contentPreview]).toSorted(),
  ).toEqual([
    ['Diary (recovered)', 'Nobody is to read this. Not even you.'],
    ['Diary', 'Nobody is to read this.'],
  ]);
});

test('a window without unsaved text keeps saving after the document was locked and unlocked elsewhere', async ({
  page,
  writer,
}) => {
  const id = await writer.openAtEnd('Nobody is to read this.');
  const password = 'slow hand';
  await page.request.post(`/docs/lock/${id}`, { data: { password, hint: '' } });
  await page.request.post(`/docs/unlock/${id}`, { data: { password } });
  await page.keyboard.type(' Not even you.');
  await writer.waitUntilStored('Nobody is to read this. Not even you.');
  await expect(page.getByText('Changed elsewhere')).toBeHidden();
});

test('regression 187: a document shows changes from elsewhere even if the first requests fail', async ({
  page,
  writer,
  context,
}) => {
  const id = await writer.open({ title: 'Tides', text: 'Written here.' });
  await expect(writer.text).toHaveText('Written here.');
  await context.setOffline(true);
  const { version } = await writer.stored();
  const saved = await page.request.post(`/docs/save/${id}`, {
    data: { title: 'Tides', content: contentOf('Written elsewhere.'), version },
    ...once,
  });
  expect(saved.ok()).toBe(true);
  let refused = 0;
  // A network in name only, as in the first moments on a train.
  await page.route(`**/docs/item/${id}`, async (route) => {
    refused += 1;
    if (refused > 2) await route.continue();
    else await route.abort('internetdisconnected');
  });
  await context.setOffline(false);
  await expect(writer.text).toHaveText('Written elsewhere.');
  expect(refused).toBe(3);
});

test('regression 188: home shows changes from elsewhere even if the first requests fail', async ({
  page,
  writer,
  context,
}) => {
  const id = await writer.open({ title: 'Tides', text: 'Written here.' });
  await page.goto('/app/');
  await expect(page.getByRole('link', { name: 'Tides' }).first()).toBeVisible();
  await context.setOffline(true);
  await page.request.delete(`/docs/item/${id}?permanent=0`);
  let refused = 0;
  await page.route(
    ({ pathname }) => /^\/(?:docs|account)\//.test(pathname),
    async (route) => {
      refused += 1;
      if (refused > 2) await route.continue();
      else await route.abort('internetdisconnected');
    },
  );
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Tides' })).toHaveCount(0);
});
