import type { DocumentNode } from '@octavo/contract';
import { expect, test } from './fixtures/writer.ts';

test('words are found, all replaced and restored by one undo; the outline leads to its headings', async ({
  page,
  writer,
}) => {
  await writer.open();
  const body = page.getByRole('textbox', { name: 'Text of the document' });
  await body.click();
  await page.keyboard.type('# Tea in the margins\nTea is tea, and teapots are teapots.\n## Cups\nMore tea.');
  await page.keyboard.press('ControlOrMeta+f');
  const bar = page.getByRole('search', { name: 'Find in the document' });
  const find = bar.getByRole('searchbox', { name: 'Find' });
  await expect(find).toBeFocused();
  await page.keyboard.type('tea');
  await expect(bar.getByText('1 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Whole words' }).click();
  await expect(bar.getByText(/ of 4$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show replace' }).click();
  await page.getByRole('textbox', { name: 'Replace with' }).fill('coffee');
  await page.getByRole('button', { name: 'Replace all' }).click();
  await expect(body).toContainText('coffee is coffee, and teapots are teapots.');
  await find.press('Escape');
  await expect(body).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(body).toContainText('Tea is tea, and teapots are teapots.');

  await page.getByRole('tab', { name: 'Outline' }).click();
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await expect(outline.getByRole('button')).toHaveText([/Tea in the margins/, /Cups/]);
  await outline.getByRole('button', { name: /Tea in the margins/ }).click();
  await page.keyboard.type(' and cups');
  await expect(outline.getByRole('button').first()).toHaveText(/Tea in the margins and cups/);
});

test('regression 181: words in a footnote are found, highlighted below the text and replaced with the others', async ({
  page,
  writer,
}) => {
  const text = (words: string): DocumentNode => ({ type: 'text', text: words });
  const note: DocumentNode = { type: 'footnote', attrs: { content: [text('More on tea, and tea again.')] } };
  await writer.open({
    content: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [text('Tea'), note, text(' for two.')] }],
    },
  });
  await writer.text.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+f');
  const bar = page.getByRole('search', { name: 'Find in the document' });
  await expect(bar.getByRole('searchbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type('tea');
  await expect(bar.getByText('1 of 3')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(bar.getByText('3 of 3')).toBeVisible();
  const footnote = page.getByRole('textbox', { name: 'Text of footnote 1' });
  await expect(footnote.locator('[data-search="current"]')).toHaveText('tea');
  await expect(footnote.locator('[data-search]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Show replace' }).click();
  await page.getByRole('textbox', { name: 'Replace with' }).fill('coffee');
  await page.getByRole('button', { name: 'Replace all' }).click();
  await expect(footnote).toHaveText('More on coffee, and coffee again.');
  await expect(bar.getByText('3 places replaced')).toBeVisible();
  await expect(bar.getByText('Not found')).toHaveCount(0);
});
