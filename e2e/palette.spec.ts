import { expect, test } from './fixtures/writer.ts';

test('an action is found by its name and runs where the caret was', async ({ page, writer }) => {
  await writer.open({ text: 'The harbour is quiet.' });
  await writer.text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('F1');
  const palette = page.getByRole('dialog', { name: 'All actions' });
  const field = palette.getByRole('combobox', { name: 'Find an action' });
  await expect(field).toBeFocused();
  await expect(palette.getByRole('option', { name: /^Download/ })).toBeVisible();
  await page.keyboard.type('bol');
  await expect(palette.getByRole('option')).toHaveText([/^Bold/]);
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(writer.text.locator('strong')).toHaveText('The harbour is quiet.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' At dusk.');
  await expect(writer.text).toHaveText('The harbour is quiet. At dusk.');

  await page.keyboard.press('ControlOrMeta+Alt+Shift+k');
  await page.keyboard.type('delete the row');
  await expect(palette.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Delete the row” has nothing to do on this page right now.')).toBeVisible();
  await expect(writer.text).toHaveText('The harbour is quiet. At dusk.');
});

test('on a page without a document, the palette offers only actions that apply there', async ({ page }) => {
  await page.goto('/app/');
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'All actions' }).click();
  const palette = page.getByRole('dialog', { name: 'All actions' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expect(palette.getByRole('option', { name: /^Bold/ })).toHaveCount(0);
  await page.keyboard.type('brainst');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /brainstorm/i })).toBeVisible();
});

test('regression 294: menu items without a shortcut are found as well', async ({ page, writer }) => {
  await writer.open({ text: 'The harbour is quiet.' });
  await writer.text.click();
  const palette = page.getByRole('dialog', { name: 'All actions' });
  for (const [typed, name] of [
    ['versions', 'Versions'],
    ['writing rec', 'Writing record'],
    ['import ref', 'Import references'],
    ['report a', 'Report a bug'],
  ] as const) {
    await page.keyboard.press('F1');
    await page.keyboard.type(typed);
    await expect(palette.getByRole('option')).toHaveText([name]);
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // Awaited this early because it takes the browser a moment to hand over its picker.
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('F1');
  await page.keyboard.type('import files');
  await page.keyboard.press('Enter');
  await (
    await chooser
  ).setFiles({ name: 'tides.md', mimeType: 'text/markdown', buffer: Buffer.from('# Tides\n') });
  await expect(page.getByRole('dialog', { name: 'Import' })).toContainText('1 document is ready.');
});
