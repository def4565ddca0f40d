import type { DocumentNode } from '@octavo/contract';
import { expect, test } from './fixtures/writer.ts';

const paragraph = (text: string): DocumentNode =>
  text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] };

test('regression 183: Backspace selects a rule before deleting it, and Delete keeps an empty last paragraph', async ({
  page,
  writer,
}) => {
  await writer.open({
    content: {
      type: 'doc',
      content: [paragraph('before'), { type: 'horizontalRule' }, paragraph('after'), paragraph('')],
    },
  });
  const blocks = writer.text.locator('> *');
  await writer.goToEnd();
  await page.keyboard.press('Delete');
  await expect(blocks).toHaveCount(4);
  await page.getByText('after').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await expect(writer.text.locator('hr')).toHaveClass(/selectednode/);
  await page.keyboard.press('Backspace');
  await expect(blocks).toHaveText(['before', 'after', '']);
});

test('regression 183: the browser checks the spelling only while suggestions are off', async ({
  page,
  writer,
}) => {
  await writer.open({ text: 'Neccessary.' });
  await expect(writer.text).toHaveAttribute('spellcheck', 'false');
  await page.getByRole('tab', { name: 'Tools' }).click();
  const suggestions = page.getByRole('switch', { name: 'Suggestions' });
  await suggestions.click();
  await expect(writer.text).toHaveAttribute('spellcheck', 'true');
  await suggestions.click();
  await expect(writer.text).toHaveAttribute('spellcheck', 'false');
});
