import { expect, test } from './fixtures/writer.ts';

const hostile =
  '<base href="https://evil.example/"><p onclick="a()">Safe <a href="ht&#9;tps://example.org" onfocus=b()>link</a></p>'.repeat(
    500,
  );

test('pasted handlers are taken out before the content policy could report them', async ({
  page,
  writer,
}) => {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) reports.push(message.text());
  });
  await writer.startBlank();
  await writer.text.click();
  // The browser cleans HTML that a script puts on the clipboard; another program's arrives as it is.
  await writer.text.evaluate((text, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, hostile);
  await expect(writer.text.getByText('Safe link')).toHaveCount(500);
  await expect(writer.text.getByRole('link').first()).toHaveAttribute('href', 'https://example.org/');
  expect(reports).toEqual([]);
  await writer.waitUntilSaved();
  expect(JSON.stringify((await writer.stored()).content)).not.toContain('\\t');
});
