import { expect, test } from './fixtures/writer.ts';

test('a mark at the edge shows the position in the text and disappears 2 s after the last scroll', async ({
  page,
  writer,
}) => {
  await writer.open();
  const id = page.url().split('/').at(-1);
  const content = {
    type: 'doc',
    content: Array.from({ length: 120 }, (_, index) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: `Line ${index} of a long text.` }],
    })),
  };
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post(`/docs/save/${id}`, { data: { title: 'Long', content }, headers });
  await page.reload();
  const mark = page.locator('[data-part="scroll-indicator"]');
  // Its code is loaded in idle time.
  await expect(mark).toBeAttached({ timeout: 30_000 });
  await expect(mark).not.toHaveAttribute('data-shown');
  const way = mark.locator('> div');
  const share = () =>
    way.evaluate((element) => Number.parseFloat(element.style.transform.replace('translateY(', '')));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 3));
  await expect(mark).toHaveAttribute('data-shown');
  await expect.poll(share).toBeGreaterThan(20);
  const before = await share();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(share).toBeGreaterThan(before);
  await expect(mark).not.toHaveAttribute('data-shown', { timeout: 4000 });
});
