import { expect, test } from './fixtures/writer.ts';

test('a footnote is written by keyboard alone, saved, downloaded and imported again', async ({
  page,
  writer,
}) => {
  await writer.open();
  const body = page.getByRole('textbox', { name: 'Text of the document' });
  await body.click();
  await page.keyboard.type('The tide is late');
  await page.keyboard.press('ControlOrMeta+Shift+f');
  const first = page.getByRole('textbox', { name: 'Text of footnote 1' });
  await expect(first).toBeFocused();
  await page.keyboard.type('See ');
  await page.keyboard.press('ControlOrMeta+i');
  await page.keyboard.type('Tides');
  await page.keyboard.press('ControlOrMeta+i');
  await page.keyboard.type(', p. 4.');
  await page.keyboard.press('Escape');
  await expect(body).toBeFocused();
  await page.keyboard.type('.');
  // Go one before it takes its number. For 200 ms after regaining the focus, ProseMirror attributes a caret at the very
  // start to the browser and undoes it.
  await expect(async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('ControlOrMeta+ArrowRight');
    await expect.poll(async () => (await writer.caret()).offset, { timeout: 2000 }).toBe('The'.length);
  }).toPass();
  await page.keyboard.press('ControlOrMeta+Shift+f');
  await page.keyboard.type('An article.');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('textbox', { name: 'Text of footnote 2' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  // The mark is a character of its own: move past it, onto it, and to its note.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await writer.waitUntilStored('An article.');
  const notes = ['1An article.', '2See Tides, p. 4.'];
  await expect(page.locator('[role="doc-footnote"]')).toHaveText(notes);

  await page.reload();
  await expect(page.locator('[role="doc-footnote"]')).toHaveText(notes);
  await expect(page.locator('[role="doc-noteref"]')).toHaveText(['1', '2']);
  const { content } = await writer.stored();
  expect(JSON.stringify(content)).toContain('"marks":[{"type":"italic"}]');

  const id = page.url().split('/').at(-1);
  const headers = { origin: new URL(page.url()).origin };
  const files = await Promise.all(
    ['docx', 'md'].map(async (fileType) => {
      const options = { margin: 20, pageSize: 'A4', fontSize: 11, font: 'tinos' };
      const answer = await page.request.post(`/docs/download/${id}`, {
        data: { ...options, fileType },
        headers,
      });
      return { name: `notes.${fileType}`, mimeType: 'application/octet-stream', buffer: await answer.body() };
    }),
  );
  expect(files[1]?.buffer.toString()).toContain('[^1]: An article.');
  await page.goto('/app/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Import Word/u }).click();
  await (await chooser).setFiles(files);
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await expect(dialog.getByText('2 documents are ready.')).toBeVisible();
  await expect(dialog.getByText('2 footnotes')).toHaveCount(2);
  const { docs } = await (await page.request.get('/docs/list')).json();
  for (const doc of docs.filter((one: { id: string }) => one.id !== id)) {
    const answer = await (await page.request.get(`/docs/item/${doc.id}`)).json();
    expect(answer.doc.content).toEqual(content);
  }
});

test('undo reverts the text of a footnote, and restores a deleted footnote', async ({ page, writer }) => {
  await writer.open();
  await page.getByRole('textbox', { name: 'Text of the document' }).click();
  await page.keyboard.type('Late');
  await page.keyboard.press('ControlOrMeta+Shift+f');
  await page.keyboard.type('Tides');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.locator('[role="doc-footnote"]')).toHaveText(['1']);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(page.locator('[role="doc-footnote"]')).toHaveText(['1Tides']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Backspace');
  await expect(page.locator('[role="doc-footnote"]')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.locator('[role="doc-footnote"]')).toHaveText(['1Tides']);
});

test('regression 127: undo in an empty footnote removes the footnote and nothing else', async ({
  page,
  writer,
}) => {
  await writer.openAtEnd('The tide is late.');
  await page.keyboard.press('ControlOrMeta+Shift+f');
  await expect(page.getByRole('textbox', { name: 'Text of footnote 1' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.locator('[role="doc-footnote"]')).toHaveCount(0);
  await expect(writer.text).toHaveText('The tide is late.');
});
