import { expect, test } from './fixtures/writer.ts';

test('pasting an address over words links them; the link’s card opens, changes and removes it', async ({
  page,
  context,
  writer,
}) => {
  await context.route('https://example.org/**', (route) => route.fulfill({ body: 'Tide tables' }));
  await page.clock.install();
  await writer.open();
  await writer.text.click();
  await page.keyboard.type('Read the tables');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await page.evaluate(() => navigator.clipboard.writeText('https://example.org/tides'));
  await page.keyboard.press('ControlOrMeta+v');
  const link = writer.text.getByRole('link', { name: 'tables' });
  await expect(link).toHaveAttribute('href', 'https://example.org/tides');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(writer.text).toHaveText('Read the tables');
  await expect(link).toBeHidden();
  await page.keyboard.press('ControlOrMeta+Shift+z');

  await link.click();
  const card = page.getByRole('toolbar', { name: 'Link' });
  const opened = context.waitForEvent('page');
  await card.getByRole('link', { name: /Open in a new tab/u }).click();
  await (await opened).close();

  await page.bringToFront();
  await link.click();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(card.getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Link address' }).fill('example.org/moon');
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('href', 'https://example.org/moon');
  await expect(writer.text).toBeFocused();

  // Two presses within half a second are a double click, which selects the word.
  await page.clock.fastForward(600);
  await link.click();
  await card.getByRole('button', { name: 'Remove the link' }).click();
  await expect(link).toBeHidden();
  await writer.waitUntilStored('Read the tables');
});
