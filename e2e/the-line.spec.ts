import { brand } from '@octavo/contract/brand';
import { execFileSync } from 'node:child_process';
import { essayHtml, essayTitle, mistakes } from './fixtures/essay.ts';
import { expect, test } from './fixtures/writer.ts';

test.use({ isFirstVisit: true });

test('a new visitor writes an essay, gets help, and leaves with a file', async ({ page, writer }) => {
  test.slow();

  await test.step('opens the app and starts a blank document', async () => {
    await writer.startOnHome();
  });

  await test.step('writes a title and pastes the draft with its formatting', async () => {
    await page.getByRole('textbox', { name: 'Title' }).fill(essayTitle);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(/^The shade/);
    await writer.text.click();
    await writer.paste(essayHtml);
    await expect(writer.text.getByRole('heading', { level: 2 })).toHaveCount(5);
    await expect(writer.text.locator('li')).toHaveCount(4);
    await expect(writer.text.locator('strong')).toHaveCount(3);
    await expect(page.getByText('1,222 words')).toBeVisible();
  });

  await test.step('sees that it is saved', async () => {
    await writer.waitUntilSaved();
    await expect
      .poll(async () => JSON.stringify((await writer.stored()).content))
      .toContain('thermometer outside the pharmacy');
    expect((await writer.stored()).title).toMatch(/^The shade/);
  });

  const rows = page.getByRole('region', { name: 'Writing help' }).getByRole('listitem');

  await test.step('sees real suggestions, in the list and in the text', async () => {
    await expect(page.getByText(/(\d+) of \1 paragraphs checked/)).toBeVisible({ timeout: 30_000 });
    const marked = await writer.text.locator('[data-suggestion]').allInnerTexts();
    const found = mistakes.filter(([wrong]) =>
      marked.some((mark) => wrong.includes(mark) || mark.includes(wrong)),
    );
    expect(found.length).toBeGreaterThanOrEqual(12);
    expect(await rows.count()).toBeGreaterThanOrEqual(12);
  });

  await test.step('applies one, which one undo takes back', async () => {
    await writer.text.locator('[data-suggestion]', { hasText: 'definately' }).click();
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(writer.text).toContainText('and she definitely does not think');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(writer.text).toContainText('and she definately does not think');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(writer.text).toContainText('and she definitely does not think');
  });

  await test.step('applies all the others at once', async () => {
    await page.getByRole('button', { name: /^Apply (all )?\d+/ }).click();
    for (const right of ['necessary', 'government', 'separates', 'receives', 'until our little']) {
      await expect(writer.text).toContainText(right);
    }
    await expect(writer.text.locator('li')).toHaveCount(4);
    await expect(writer.text.locator('strong')).toHaveCount(3);
  });

  const card = page.getByRole('region', { name: new RegExp(`${brand.name} AI`) });
  const paragraph = writer.text.getByText('The first objection is cost.');

  await test.step('asks for a summary in three versions and leaves the text as it was', async () => {
    const before = await writer.text.innerText();
    await paragraph.click({ clickCount: 3 });
    await page.getByRole('button', { name: `Ask ${brand.name}` }).click();
    await card.getByRole('button', { name: 'Summarize' }).click();
    // A version identical to another is not shown.
    await expect(card.getByText(/^(All three|2|1) versions? (are|is) ready$/)).toBeAttached({
      timeout: 30_000,
    });
    await expect(card.getByText('Written by fixed rules, without AI', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    expect(await writer.text.innerText()).toBe(before);
  });

  await test.step('accepts a summary, and one undo brings the original back', async () => {
    const before = await writer.text.innerText();
    await writer.text.getByText('If shade is a service').click({ clickCount: 3 });
    await page.getByRole('button', { name: `Ask ${brand.name}` }).click();
    await card.getByRole('button', { name: 'Summarize' }).click();
    await expect(card.getByRole('button', { name: 'Accept version 1' })).toBeEnabled({ timeout: 30_000 });
    await card.getByRole('button', { name: 'Accept version 1' }).click();
    await expect(card).toBeHidden();
    expect(await writer.text.innerText()).not.toBe(before);
    await page.keyboard.press('ControlOrMeta+z');
    expect(await writer.text.innerText()).toBe(before);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await writer.waitUntilSaved();
  });

  await test.step('switches the theme from light to dark to cyberpunk', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    for (const theme of ['dark', 'cyberpunk']) {
      await page.getByRole('button', { name: /^Switch to|Theme:/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    }
  });

  await test.step('reloads and finds everything there', async () => {
    const before = await writer.text.innerText();
    await page.reload();
    await expect(writer.text).toContainText('On the ninth of July');
    expect(await writer.text.innerText()).toBe(before);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(/^The shade/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'cyberpunk');
  });

  for (const [fileType, label, read] of [
    ['pdf', 'PDF', (file: string) => execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })],
    [
      'docx',
      'Word (DOCX)',
      (file: string) => execFileSync('python3', ['-c', readDocx, file], { encoding: 'utf8' }),
    ],
  ] as const) {
    await test.step(`downloads it as ${label}`, async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Download' }).click();
      const dialog = page.getByRole('dialog', { name: 'Download' });
      await dialog.getByRole('combobox', { name: 'File type' }).click();
      await page.getByRole('option', { name: label }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 60_000 }),
        dialog.getByRole('button', { name: 'Download' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`^The shade.*\\.${fileType}$`));
      const text = read(await download.path()).replaceAll(/\s+/g, ' ');
      expect(text).toContain('The shade that a city owes its people');
      expect(text).toContain('A map of shade is a map of who was listened to.');
    });
  }

  await test.step('finds the choice of the last file, and sees the page that it makes', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Download' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download' });
    await expect(dialog.getByRole('combobox', { name: 'File type' })).toHaveText('Word (DOCX)');
    const firstPage = dialog.getByRole('figure', { name: /^The first page: Letter/u });
    await expect(firstPage).toContainText('A map of shade is a map of who was listened to.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});

const readDocx = `
import re, sys, zipfile
print(re.sub(r'<[^>]+>', ' ', zipfile.ZipFile(sys.argv[1]).read('word/document.xml').decode()))
`;
