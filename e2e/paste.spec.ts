import type { Page } from '@playwright/test';
import { expect, test, type Writer } from './fixtures/writer.ts';

const hostile =
  '<base href="https://evil.example/"><p onclick="a()">Safe <a href="ht&#9;tps://example.org" onfocus=b()>link</a></p>'.repeat(
    500,
  );

/** The browser sanitises HTML that a script puts on the clipboard; HTML from another program arrives unchanged. */
const paste = (writer: Writer, flavours: Readonly<Record<string, string>>) =>
  writer.text.evaluate((text, entries) => {
    const clipboardData = new DataTransfer();
    for (const [type, data] of entries) clipboardData.setData(type, data);
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, Object.entries(flavours));

test('event handlers in pasted HTML are removed before they violate the content security policy', async ({
  page,
  writer,
}) => {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) reports.push(message.text());
  });
  await writer.open();
  await writer.text.click();
  await paste(writer, { 'text/html': hostile });
  await expect(writer.text.getByText('Safe link')).toHaveCount(500);
  await expect(writer.text.getByRole('link').first()).toHaveAttribute('href', 'https://example.org/');
  expect(reports).toEqual([]);
  await writer.waitUntilSaved();
  expect(JSON.stringify((await writer.stored()).content)).not.toContain('\\t');
});

const cleanerFile = /\/assets\/clean-pasted-html/;
const tides = '<h2>Tides</h2><ul><li>ebb</li><li><b>flow</b></li></ul>';

/** Delays the sanitiser until the returned function is called. */
async function heldCleaner(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(cleanerFile, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('HTML pasted before the sanitiser has loaded waits for it', async ({ page, writer }) => {
  const answer = await heldCleaner(page);
  await writer.open();
  await writer.text.click();
  await paste(writer, { 'text/html': tides, 'text/plain': 'Tides ebb flow' });
  await paste(writer, { 'text/plain': ', and again' });
  await expect(writer.text).toHaveText('');
  answer();
  await expect(writer.text.locator('h2')).toHaveText('Tides');
  await expect(writer.text.locator('li')).toHaveText(['ebb', 'flow, and again']);
  await expect(writer.text.locator('li strong')).toContainText('flow');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(writer.text).toHaveText('');
});

test('pasted HTML becomes plain text when the sanitiser cannot be fetched', async ({ page, writer }) => {
  await page.route(cleanerFile, (route) => route.abort());
  await writer.open();
  await writer.text.click();
  await paste(writer, { 'text/html': `${tides}<script>x()</script>` });
  await expect(writer.text.locator(':scope > p')).toHaveText(['Tides', 'ebb', 'flow']);
  await expect(writer.text.locator('h2, li, strong')).toHaveCount(0);
  await page.unroute(cleanerFile);
  await writer.text.press('ControlOrMeta+a');
  await paste(writer, { 'text/html': tides, 'text/plain': 'Tides ebb flow' });
  await expect(writer.text.locator('h2')).toHaveText('Tides');
});

test('HTML dropped before the sanitiser has loaded lands where it was dropped', async ({ page, writer }) => {
  const answer = await heldCleaner(page);
  await writer.open();
  await writer.text.pressSequentially('One');
  await writer.text.press('Enter');
  await writer.text.pressSequentially('Two');
  await writer.text.evaluate((text, html) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/html', html);
    const { right, top } = text.querySelector('p')?.getBoundingClientRect() ?? new DOMRect();
    const place = { clientX: right - 2, clientY: top + 5 };
    text.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...place }));
  }, '<b>, and</b> a half');
  await expect(writer.text.locator(':scope > p')).toHaveText(['One', 'Two']);
  answer();
  await expect(writer.text.locator(':scope > p')).toHaveText(['One, and a half', 'Two']);
  await expect(writer.text.locator('strong')).toHaveText(', and');
});

const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0\nlevel${level} lfo1'><![if !supportLists]><span style='mso-list:\nIgnore'>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

test('a pasted Word list keeps its levels and numbers, and pasted plain text keeps its markers', async ({
  writer,
}) => {
  await writer.open();
  await writer.text.click();
  const list = item(1, '3.', 'Ebb') + item(2, 'a.', 'Slack') + item(1, '4.', 'Flow');
  await paste(writer, { 'text/html': `<html><body>${list}</body></html>`, 'text/plain': '3.\tEbb' });
  await expect(writer.text.locator('ol[start="3"] > li ol[type="a"] > li')).toHaveText('Slack');
  await expect(writer.text.locator('ol[start="3"] > li')).toHaveText(['EbbSlack', 'Flow']);

  await writer.page.keyboard.press('ControlOrMeta+End');
  await writer.page.keyboard.press('Enter');
  await writer.page.keyboard.press('Enter');
  await paste(writer, { 'text/plain': 'def __init__(self): *see* ~~this~~ `code`' });
  await expect(writer.text.locator(':scope > p').first()).toHaveText(
    'def __init__(self): *see* ~~this~~ `code`',
  );
  await expect(writer.text.locator('strong, em, s, code')).toHaveCount(0);
  await writer.waitUntilStored('__init__');
});

test('pasted Markdown becomes a formatted document', async ({ writer }) => {
  await writer.open();
  await writer.text.click();
  const source = '## Tides\n\n1. ebb\n   - slack\n2. **flow** <b>\n\n| a | b |\n|---|---|\n| 1 | 2 |';
  await paste(writer, { 'text/plain': source });
  await expect(writer.text.locator('h2')).toHaveText('Tides');
  await expect(writer.text.locator('ol > li')).toHaveText(['ebbslack', 'flow <b>']);
  await expect(writer.text.locator('ol > li strong')).toHaveText('flow');
  await expect(writer.text.locator('td')).toHaveText(['1', '2']);
  await writer.page.keyboard.press('ControlOrMeta+z');
  await expect(writer.text).toHaveText('');
});

test('regression 128: typing a capital letter does not turn the next paste into plain text', async ({
  writer,
}) => {
  await writer.open();
  await writer.text.press('Shift+T');
  await paste(writer, { 'text/plain': '## Tides\n\n- ebb\n- flow' });
  await expect(writer.text.locator('li')).toHaveText(['ebb', 'flow']);
  await expect(writer.text.getByText('##')).toHaveCount(0);
});

test('footnotes in pasted Markdown become footnotes', async ({ page, writer }) => {
  await writer.open();
  await writer.text.click();
  const source =
    'The tide[^1] is *late*.[^sea]\n\nAgain.\n\n[^sea]: An article.\n[^1]: See <b> **Tides**,\n    p. 4.';
  await paste(writer, { 'text/plain': source });
  await expect(writer.text.locator(':scope > p')).toHaveText(['The tide1 is late.2', 'Again.']);
  await expect(page.locator('[role="doc-footnote"]')).toHaveText(['1See <b> Tides, p. 4.', '2An article.']);
  await writer.waitUntilStored('An article.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(writer.text).toHaveText('');
  await expect(page.locator('[role="doc-footnote"]')).toHaveCount(0);
});

test('numbered lines of plain text become a list, and stay lines when pasted with Shift', async ({
  page,
  writer,
}) => {
  await writer.open();
  await writer.text.click();
  const source = 'Which tide?\nb. ebb\nc. flow\n3. is no item.';
  await paste(writer, { 'text/plain': source });
  await expect(writer.text.locator('ol[type="a"][start="2"] > li')).toHaveText(['ebb', 'flow']);
  await expect(writer.text.locator(':scope > p')).toHaveText(['Which tide?', '3. is no item.']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(writer.text).toHaveText('');
  await page.evaluate((text) => navigator.clipboard.writeText(text), source);
  await page.keyboard.press('ControlOrMeta+Shift+v');
  await expect(writer.text.locator(':scope > p')).toHaveText(source.split('\n'));
  await expect(writer.text.locator('li')).toHaveCount(0);
});
