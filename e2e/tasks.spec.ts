import { expect, test } from './fixtures/writer.ts';

test('a task is typed, ticked, kept and downloaded', async ({ page, writer }) => {
  await writer.open();
  await page.getByRole('textbox', { name: 'Text of the document' }).click();
  await page.keyboard.type('[ ] milk');
  const box = page.getByRole('checkbox', { name: 'Done: milk' });
  await expect(box).not.toBeChecked();
  await box.click();
  await expect(box).toBeChecked();
  await writer.waitUntilStored('"checked":true');

  await page.reload();
  await expect(box).toBeChecked();

  const id = page.url().split('/').at(-1);
  const answer = await page.request.post(`/docs/download/${id}`, {
    data: { margin: 20, pageSize: 'A4', fontSize: 11, font: 'tinos', fileType: 'md' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect((await answer.body()).toString()).toContain('- [x] milk');
});
