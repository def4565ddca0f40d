import { expect, test } from './fixtures/writer.ts';

test('regression 398: the first letter of a title is capitalised if it has a capital form', async ({
  page,
  writer,
}) => {
  await writer.open();
  const title = page.getByRole('textbox', { name: 'Title' });
  for (const [typed, shown] of [
    ['ßtraße', 'ßtraße'],
    ['ქართული', 'ქართული'],
    ['ǆep', 'ǅep'],
    ['été', 'Été'],
  ] as const) {
    await title.fill('');
    await title.pressSequentially(typed);
    await expect(title).toHaveValue(shown);
    await expect.poll(async () => (await writer.stored()).title).toBe(shown);
  }
});

test('regression 398: a title is not capitalised until the input method has ended its composition', async ({
  page,
  writer,
}) => {
  await writer.open();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.click();
  const browser = await page.context().newCDPSession(page);
  for (const text of ['e', 'ex', 'ext']) {
    await browser.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await expect(title).toHaveValue(text);
  }
  await browser.send('Input.insertText', { text: 'extra' });
  await expect(title).toHaveValue('Extra');
});
