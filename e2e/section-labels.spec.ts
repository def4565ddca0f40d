import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures/writer.ts';

test('section labels go into a file by choice, which is remembered', async ({ page, writer }) => {
  await writer.startBlank();
  await writer.text.click();
  // As the editor copies it.
  await writer.paste(
    '<div data-pm-slice="0 0 []" data-section-label="Introduction">Introduction</div><p>The tide comes in.</p><div data-section-label="Conclusion">Conclusion</div><p>It goes out.</p>',
  );
  await writer.waitUntilStored('"label":"Conclusion"');
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('checkbox', { name: 'Section labels' });
  const open = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Download' }).click();
  };
  const chooseType = async (name: string) => {
    await dialog.getByRole('combobox', { name: 'File type' }).click();
    await page.getByRole('option', { name }).click();
  };
  const downloaded = async () => {
    const [sent, file] = await Promise.all([
      page.waitForRequest('**/docs/download/*'),
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ]);
    return { asked: sent.postDataJSON(), text: await readFile(await file.path(), 'utf8') };
  };

  await open();
  await expect(dialog.getByRole('figure')).toContainText('The tide comes in.');
  await expect(box).not.toBeChecked();
  await chooseType('Plain text');
  const without = await downloaded();
  expect(without.asked).not.toHaveProperty('sectionLabels');
  expect(without.text).toBe('The tide comes in.\n\nIt goes out.\n');

  await open();
  await box.click();
  const labelled = await downloaded();
  expect(labelled.asked).toMatchObject({ fileType: 'txt', sectionLabels: true });
  expect(labelled.text).toBe('[Introduction]\n\nThe tide comes in.\n\n[Conclusion]\n\nIt goes out.\n');

  await page.reload();
  await open();
  await expect(box).toBeChecked();
  await chooseType('PDF');
  await expect(dialog.getByRole('figure')).toContainText('Introduction');

  // Where there are no labels there is nothing to choose.
  await writer.startBlank();
  await open();
  await chooseType('PDF');
  await expect(dialog.getByRole('figure')).toBeVisible();
  await expect(box).toHaveCount(0);
});
