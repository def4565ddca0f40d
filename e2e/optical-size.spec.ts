import { expect, test } from './fixtures/writer.ts';

test('regression 333: a title has the optical size of large type, and a text that of small type', async ({
  page,
  writer,
}) => {
  await writer.open({
    title: 'Why we still write in the margins',
    text: 'Why we still write in the margins',
  });
  await page.evaluate(() => document.fonts.ready);
  const { title, text } = await page.evaluate(() => {
    const widthAt = (size: number) => {
      const line = document.createElement('span');
      line.textContent = 'Why we still write in the margins';
      Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap', fontSize: `${size}px` });
      document.querySelector('.ProseMirror')?.parentElement?.append(line);
      line.style.fontFamily = getComputedStyle(
        document.querySelector('.ProseMirror') ?? document.body,
      ).fontFamily;
      const { width } = line.getBoundingClientRect();
      line.remove();
      return width / size;
    };
    return { title: widthAt(36), text: widthAt(18) };
  });
  expect(text / title).toBeGreaterThan(1.04);
  expect(text / title).toBeLessThan(1.08);
});
