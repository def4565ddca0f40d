import { brand } from '@octavo/contract/brand';
import { expect, test } from './fixtures/writer.ts';

test('text written offline is saved on reconnecting', async ({ writer, context }) => {
  await writer.openAtEnd('Before the tunnel.');
  await writer.writeOffline(' Inside the tunnel.');
  await context.setOffline(false);
  await expect
    .poll(async () => JSON.stringify((await writer.stored()).content))
    .toContain('Inside the tunnel.');
});

test('regression 112: a save whose response was lost causes no conflict with later text', async ({
  page,
  writer,
}) => {
  await writer.openAtEnd('Before the tunnel.');
  await page.route('**/docs/save/*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await writer.text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' At its mouth.');
  await writer.waitUntilStored('At its mouth.');
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await page.keyboard.type(' Inside the tunnel.');
  await page.unroute('**/docs/save/*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await writer.waitUntilStored('Before the tunnel. At its mouth. Inside the tunnel.');
  await expect(page.getByText('Offline', { exact: true })).toBeHidden();
  await page.keyboard.type(' Behind it.');
  await writer.waitUntilStored('Inside the tunnel. Behind it.');
});

test('text written offline in a tab that was closed is saved by home once online', async ({
  page,
  writer,
  context,
}) => {
  await writer.open();
  const id = page.url().split('/').at(-1);
  const saves: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes(`/docs/save/${id}`)) saves.push(request.postData() ?? '');
  });
  await writer.text.click();
  await page.keyboard.type('Before the tunnel.');
  await writer.waitUntilStored('Before the tunnel.');
  await writer.writeOffline(' Inside the tunnel.');
  // Chromium ends the emulation as soon as a tab begins to close: on a busy machine its page would still save.
  await page.evaluate(() => {
    globalThis.fetch = () => Promise.reject(new TypeError('Offline'));
  });
  const home = await context.newPage();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  await context.setOffline(false);
  saves.length = 0;
  await home.goto('/app/');
  await expect(home.getByText('Before the tunnel. Inside the tunnel.').first()).toBeVisible();
  const { doc } = await (await home.request.get(`/docs/item/${id}`)).json();
  expect(JSON.stringify(doc.content)).toContain('Before the tunnel. Inside the tunnel.');
  expect(saves).toHaveLength(1);

  await test.step('opening it shows what the server holds and saves nothing again', async () => {
    await home.goto(`/app/document/${id}`);
    await expect(home.locator('.ProseMirror')).toHaveText('Before the tunnel. Inside the tunnel.');
    const { docs } = await (await home.request.get('/docs/list')).json();
    expect(docs).toHaveLength(1);
    expect(saves).toHaveLength(1);
  });
});

test('after leaving for home offline, reconnecting saves the text and refreshes the list', async ({
  page,
  writer,
  context,
}) => {
  await writer.openAtEnd('Before the tunnel.');
  await writer.writeOffline(' Inside the tunnel.');
  await page.getByRole('link', { name: 'Pages' }).first().click();
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Before the tunnel. Inside the tunnel.').first()).toBeVisible();
});

test('a refused save is reported, keeps the text across a reload, and is retried', async ({
  page,
  writer,
}) => {
  await writer.openAtEnd('Not yet on the server');
  await page.route('**/docs/save/*', (route) =>
    route.fulfill({ status: 503, json: { error: 'Busy.', code: 'busy' } }),
  );
  await page.keyboard.type('.');
  await expect(page.getByRole('alertdialog')).toContainText('There is too much to do right now.');
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await page.unroute('**/docs/save/*');
  await page.reload();
  await expect(writer.text).toContainText('Not yet on the server.');
  await writer.waitUntilStored('Not yet on the server.');
});

test('typing through a refused save loses no characters, and the alert waits for the next pause', async ({
  page,
  writer,
}) => {
  await writer.startOnHomeWith('The');
  await writer.waitUntilStored('The');
  await page.route('**/docs/save/*', (route) =>
    route.fulfill({ status: 503, json: { error: 'Busy.', code: 'busy' } }),
  );
  const alert = page.getByRole('alertdialog');
  const sent = page.waitForRequest('**/docs/save/*');
  const answered = page.waitForResponse('**/docs/save/*');
  await page.keyboard.type(' ');
  await sent;
  // Fast enough not to count as a pause.
  await page.keyboard.type('quick brown', { delay: 60 });
  await answered;
  await expect(writer.text).toHaveText('The quick brown');
  await expect(alert).toContainText('There is too much to do right now.');
  await expect(writer.text).toHaveText('The quick brown');
  await alert.getByRole('button').first().click();
  await page.unroute('**/docs/save/*');
  await page.keyboard.type(' fox');
  await writer.waitUntilStored('The quick brown fox');
});

test('regression 13: a save that failed once is retried without any action by the writer', async ({
  page,
  writer,
}) => {
  await writer.openAtEnd('Saved in the end');
  await page.route(
    '**/docs/save/*',
    (route) => route.fulfill({ status: 500, json: { error: 'Broken.', code: 'internal' } }),
    { times: 1 },
  );
  await page.keyboard.type('.');
  await expect(page.getByRole('alertdialog')).toContainText('Something went wrong on our side.');
  await writer.waitUntilStored('Saved in the end.');
});

test('regression 13: a window without changes of its own shows what another window saved', async ({
  page,
  writer,
  context,
}) => {
  await writer.openAtEnd('Common ground.');

  const second = await context.newPage();
  await second.goto(page.url());
  await second.locator('.ProseMirror').click();
  await second.keyboard.press('ControlOrMeta+End');
  await second.keyboard.type(' Second window.');
  await expect.poll(async () => JSON.stringify((await writer.stored()).content)).toContain('Second window.');

  // Every page of a headless browser believes that it is in front.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(writer.text).toHaveText('Common ground. Second window.');
  await writer.text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' First window.');
  await expect
    .poll(async () => JSON.stringify((await writer.stored()).content))
    .toContain('Common ground. Second window. First window.');
  await expect(page.getByText('Changed elsewhere')).toBeHidden();
});

test('regression 13: text that could not be checked offline is reported, and checked on reconnecting', async ({
  page,
  writer,
  context,
}) => {
  await writer.openAtEnd('Before the tunnel.');
  await expect(page.getByText('1 of 1 paragraph checked')).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.type(' Inside the tunnel.');
  await expect(page.getByText('1 paragraph is not checked')).toBeVisible();
  await expect(page.getByText('0 of 1 paragraph checked')).toBeVisible();
  await expect(page.getByText('Nothing to suggest')).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText('1 of 1 paragraph checked')).toBeVisible();
  await expect(page.getByText('1 paragraph is not checked')).toBeHidden();
});

test('two windows on one document never overwrite each other', async ({ page, writer, context }) => {
  await writer.openAtEnd('Common ground.');

  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator('.ProseMirror')).toContainText('Common ground.');
  await second.locator('.ProseMirror').click();
  await second.keyboard.press('ControlOrMeta+End');
  await second.keyboard.type(' Second window.');
  await expect.poll(async () => JSON.stringify((await writer.stored()).content)).toContain('Second window.');

  await writer.text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' First window.');
  await expect(page.getByText('Changed elsewhere')).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect(page).not.toHaveURL(address);
  await expect(writer.text).toContainText('First window.');

  const listed = await (await page.request.get('/docs/list')).json();
  const previews: string[] = listed.docs.map((doc: { contentPreview: string }) => doc.contentPreview);
  const titles: string[] = listed.docs.map((doc: { title: string }) => doc.title);
  expect(titles.filter((title) => title.endsWith('(my version)'))).toHaveLength(1);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(/\(my version\)$/);
  expect(previews.some((preview) => preview.includes('First window.'))).toBe(true);
  expect(previews.some((preview) => preview.includes('Second window.'))).toBe(true);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`regression 72: far down in a text, at ${width} px, the bar opens the comparison of both versions`, async ({
    page,
    writer,
  }) => {
    await page.setViewportSize({ width, height });
    await writer.open();
    const id = page.url().split('/').at(-1);
    await writer.text.click();
    await writer.paste('<p>Every morning the librarian counts the books that came back.</p>'.repeat(40));
    await writer.waitUntilStored('librarian');
    const { title, content, version } = await writer.stored();
    await page.request.post(`/docs/save/${id}`, { data: { title: `${title} again`, content, version } });
    await page.keyboard.type(' Here.');
    const lead = page.getByRole('button', { name: 'Changed elsewhere' });
    await expect(lead).toBeInViewport({ ratio: 1 });
    await lead.click();
    const dialog = page.getByRole('dialog', { name: 'Two versions of this text' });
    await expect(dialog.locator('ins')).toHaveText(/Here/);
    await page.keyboard.press('Escape');
    await expect(lead).toBeFocused();
  });
}

for (const choice of ['on this device', 'saved elsewhere'] as const) {
  test(`when the version ${choice} is chosen, the other one stays in the version history`, async ({
    page,
    writer,
    context,
  }) => {
    await writer.open();
    const id = page.url().split('/').at(-1);
    await writer.text.click();
    await page.keyboard.type('Common ground.');
    await writer.waitUntilStored('Common ground.');
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(second.locator('.ProseMirror')).toContainText('Common ground.');
    await second.locator('.ProseMirror').click();
    await second.keyboard.press('ControlOrMeta+End');
    await second.keyboard.type(' Second window.');
    await writer.waitUntilStored('Second window.');
    await writer.text.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' First window.');

    await page.getByRole('button', { name: 'Compare' }).click();
    const dialog = page.getByRole('dialog', { name: 'Two versions of this text' });
    await expect(dialog.locator('ins')).toHaveText([/ ?First window\. ?/, / ?Second window\. ?/]);
    await dialog.getByRole('button', { name: `Keep the version ${choice}` }).click();
    await expect(dialog).toBeHidden();

    const [kept, other] =
      choice === 'on this device' ? ['First window.', 'Second window.'] : ['Second window.', 'First window.'];
    await expect(writer.text).toHaveText(`Common ground. ${kept}`);
    await writer.waitUntilStored(kept);
    await expect(page.getByText('Changed elsewhere')).toBeHidden();
    const { versions } = await (await page.request.get(`/docs/versions/${id}`)).json();
    const texts = await Promise.all(
      versions.map(async (version: { id: string }) =>
        (await page.request.get(`/docs/versions/${id}/${version.id}`)).text(),
      ),
    );
    expect(texts.some((text) => text.includes(other))).toBe(true);
    if (choice === 'on this device') return;

    await test.step('regression 130: the window whose text was chosen keeps saving without being asked', async () => {
      await second.keyboard.type(' And on.');
      await writer.waitUntilStored('Common ground. Second window. And on.');
      await expect(second.getByText('Changed elsewhere')).toBeHidden();
    });
  });
}

test('regression 29: leaving the page while an AI card is open saves the text', async ({ page, writer }) => {
  await writer.startOnHome();
  const address = page.url();
  const id = address.split('/').at(-1);
  await writer.text.click();
  await page.keyboard.type('Typed just before the card.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: `Ask ${brand.name}` }).click();
  await expect(page.getByRole('region', { name: new RegExp(`${brand.name} AI`) })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await (await page.request.get(`/docs/item/${id}`)).json()))
    .toContain('Typed just before the card.');

  await page.goForward();
  await expect(writer.text).toContainText('Typed just before the card.');
  await expect(page.getByText('Changed elsewhere')).toBeHidden();
});

test('a paste of two megabytes is saved', async ({ writer }) => {
  test.slow();
  await writer.open();
  await writer.text.click();
  const sentence = 'Every morning the librarian counts the books that came back in the night. ';
  await writer.paste(Array.from({ length: 700 }, () => `<p>${sentence.repeat(40)}</p>`).join(''));
  await expect
    .poll(async () => JSON.stringify((await writer.stored()).content).length, { timeout: 60_000 })
    .toBeGreaterThan(2_000_000);
});

test('regression 41: conflicting text of a window that was closed becomes a new document', async ({
  page,
  writer,
  context,
}) => {
  await writer.open();
  await page.keyboard.type('Tides');
  await writer.text.click();
  await page.keyboard.type('Common ground.');
  await writer.waitUntilSaved();

  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator('.ProseMirror')).toContainText('Common ground.');
  await second.route('**/docs/save/*', (route) => route.abort());
  await second.locator('.ProseMirror').click();
  await second.keyboard.press('ControlOrMeta+End');
  await second.keyboard.type(' Written in the second window.');
  await expect(second.getByText('Offline', { exact: true })).toBeVisible();

  await writer.text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Written in the first window.');
  await expect
    .poll(async () => JSON.stringify((await writer.stored()).content))
    .toContain('Written in the first window.');
  await second.close();

  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: '“Tides (recovered)”' })).toBeVisible();
  await expect(writer.text).toHaveText('Common ground. Written in the first window.');
  const listed = await (await page.request.get('/docs/list')).json();
  expect(
    listed.docs.map((doc: { title: string; contentPreview: string }) => [doc.title, doc.contentPreview]),
  ).toEqual([
    ['Tides (recovered)', 'Common ground. Written in the second window.'],
    ['Tides', 'Common ground. Written in the first window.'],
  ]);
  await page.reload();
  await expect(writer.text).toHaveText('Common ground. Written in the first window.');
  expect((await (await page.request.get('/docs/list')).json()).docs).toHaveLength(2);
});

test('regression 41: unsaved text of a window that was closed continues in the next one', async ({
  page,
  writer,
  context,
}) => {
  await writer.open();
  const first = await context.newPage();
  await first.goto(page.url());
  await first.route('**/docs/save/*', (route) => route.abort());
  await first.locator('.ProseMirror').click();
  await first.keyboard.type('Nobody else has this.');
  await expect(first.getByText('Offline', { exact: true })).toBeVisible();
  // While that window is open, its text belongs to it.
  await page.reload();
  await expect(writer.text).toHaveText('');
  await first.close();
  await page.reload();
  await expect(writer.text).toHaveText('Nobody else has this.');
  await expect
    .poll(async () => JSON.stringify((await writer.stored()).content))
    .toContain('Nobody else has this.');
});

test('regression 42: a window that cannot store text on the device warns before closing with unsaved text', async ({
  page,
  writer,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
  });
  await writer.open();
  await page.route('**/docs/save/*', (route) => route.abort());
  await writer.text.click();
  await page.keyboard.type('Only here.');
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test('a window whose text is stored on the device closes without a warning', async ({ page, writer }) => {
  await writer.open();
  await page.route('**/docs/save/*', (route) => route.abort());
  await writer.text.click();
  await page.keyboard.type('In the journal.');
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  let isAsked = false;
  page.on('dialog', (dialog) => {
    isAsked = true;
    void dialog.accept();
  });
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(isAsked).toBe(false);
});

test('hanging browser storage does not keep a document from opening', async ({ page, writer }) => {
  await writer.open();
  await page.addInitScript(() => {
    Object.defineProperty(IDBOpenDBRequest.prototype, 'onsuccess', { set: () => {} });
    Object.defineProperty(IDBRequest.prototype, 'onsuccess', { set: () => {} });
  });
  await page.reload();
  await expect(writer.text).toBeVisible();
  await writer.text.click();
  await page.keyboard.type('Still saved.');
  await expect
    .poll(async () => JSON.stringify((await writer.stored()).content), { timeout: 15_000 })
    .toContain('Still saved.');
});
