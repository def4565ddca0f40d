import type { DocumentContent, DocumentNode } from '@octavo/contract';
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/writer.ts';

const block = (type: string, ...content: DocumentNode[]): DocumentNode => ({ type, content });
const paragraph = (text: string): DocumentNode => block('paragraph', { type: 'text', text });
const item = (text: string): DocumentNode => block('listItem', paragraph(text));

const content: DocumentContent = {
  type: 'doc',
  content: [
    paragraph('Shade is a public service.'),
    paragraph('הצל הוא שירות ציבורי.'),
    block('bulletList', item('עצי רחוב'), item('street trees')),
    block('blockquote', paragraph('مدينة بلا ظل')),
    block('taskList', block('taskItem', paragraph('לקנות עצים'))),
  ],
};

/** The horizontal position of an element's words: their distance from the left and the right of the text, in pixels. */
const sidesOf = (words: Locator) =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    const text = document.querySelector('.ProseMirror')?.getBoundingClientRect();
    return { left: Math.round(left - (text?.left ?? 0)), right: Math.round((text?.right ?? 0) - right) };
  });

test('regression 180: right-to-left text starts on the right, with its bullets, rules and checkboxes', async ({
  page,
  writer,
}) => {
  await writer.open({ title: 'צל בעיר', content });
  const text = page.getByRole('textbox', { name: 'Text of the document' });
  await expect(text.getByText('לקנות עצים')).toBeVisible();

  expect((await sidesOf(text.getByText('Shade is'))).left).toBe(0);
  expect((await sidesOf(text.getByText('הצל הוא'))).right).toBe(0);
  expect((await sidesOf(text.getByText('עצי רחוב'))).right).toBe(26);
  expect((await sidesOf(text.getByText('street trees'))).left).toBe(26);
  const quotation = text.locator('blockquote');
  await expect(quotation).toHaveCSS('border-right-width', '2px');
  await expect(quotation).toHaveCSS('border-left-width', '0px');
  expect((await sidesOf(quotation.getByText('مدينة'))).right).toBe(22);
  const ofBox = await sidesOf(page.getByRole('checkbox').locator('..'));
  expect(ofBox.right).toBeLessThan(26);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveCSS('direction', 'rtl');
});

test('regression 180: arrow keys move the caret in their direction, and a new line starts on the right', async ({
  page,
  writer,
}) => {
  await writer.open({ title: 'Shade', content });
  const line = page.getByText('הצל הוא שירות ציבורי.');
  await line.click();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('צ');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('X');
  await expect(page.getByText('הXצל הוא')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const next = page.locator('.ProseMirror > p').nth(2);
  await expect(next).toHaveCSS('direction', 'rtl');
  await page.keyboard.type('and left again');
  await expect(next).toHaveCSS('direction', 'ltr');
});

test('regression 180: document lists show right-to-left titles and previews in their direction', async ({
  page,
  writer,
}) => {
  await writer.open({ title: 'צל בעיר (2)', text: 'הצל הוא שירות ציבורי, לא מותרות.' });
  await page.goto('/app/history/');
  const title = page.getByRole('link', { name: 'צל בעיר (2)' });
  await expect(title).toHaveCSS('direction', 'rtl');
  await expect(page.locator('p').filter({ hasText: 'הצל הוא' })).toHaveCSS('direction', 'rtl');
});

test('regression 296: the columns of a table follow the direction of its first letter', async ({
  page,
  writer,
}) => {
  const cell = (text: string): DocumentNode => block('tableCell', paragraph(text));
  await writer.open({
    title: 'Trees',
    content: { type: 'doc', content: [block('table', block('tableRow', cell('شجرة'), cell('Tree')))] },
  });
  const leftOf = async (text: string) =>
    (await page.getByRole('cell', { name: text }).boundingBox())?.x ?? Number.NaN;
  expect(await leftOf('شجرة')).toBeGreaterThan(await leftOf('Tree'));
});
