import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures/writer.ts';

test('section labels are exported on request, and the choice is remembered', async ({ page, writer }) => {
  await writer.open();
  await writer.text.click();
  // In the form in which the editor copies it.
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

  // Without labels there is no choice.
  await writer.open();
  await open();
  await chooseType('PDF');
  await expect(dialog.getByRole('figure')).toBeVisible();
  await expect(box).toHaveCount(0);
});

test('section labels stay with their paragraphs', async ({ page, writer }) => {
  await page.clock.install();
  await writer.open();
  await writer.text.click();
  const label = (name: string, first = '') => `<div ${first}data-section-label="${name}">${name}</div>`;
  await writer.paste(
    `${label('Introduction', 'data-pm-slice="0 0 []" ')}<p>The tide comes in.</p>${label('Body Paragraph 1')}<p>The moon pulls.</p>${label('Body Paragraph 2')}<p>The sun helps.</p>${label('Conclusion')}<p>It goes out.</p>`,
  );
  const shown = () => writer.text.locator('> *').allTextContents();
  await expect.poll(async () => (await shown()).slice(0, 8)).toHaveLength(8);
  const before = await shown();
  // Anything within half a second is undone together with the paste.
  const nextUndoStep = () => page.clock.fastForward(600);
  await nextUndoStep();

  await writer.text.getByText('The moon pulls.').click();
  await expect.poll(async () => (await writer.caret()).block).toBe('The moon pulls.');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  expect((await shown()).slice(2, 6)).toEqual([
    'Body Paragraph 1',
    'The sun helps.',
    'Body Paragraph 2',
    'The moon pulls.',
  ]);
  await nextUndoStep();
  await writer.text.getByText('The moon pulls.').click({ position: { x: 1, y: 10 } });
  await expect.poll(() => writer.caret()).toMatchObject({ block: 'The moon pulls.', offset: 0 });
  await page.keyboard.press('Enter');
  expect((await shown()).slice(2, 7)).toEqual([
    'Body Paragraph 1',
    'The sun helps.',
    '',
    'Body Paragraph 2',
    'The moon pulls.',
  ]);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  expect(await shown()).toEqual(before);
  await page.keyboard.press('ControlOrMeta+Shift+Backspace');
  expect(await shown()).toContain('Conclusion');
  expect((await shown()).filter((text) => text.startsWith('Body Paragraph'))).toEqual(['Body Paragraph 1']);
});
