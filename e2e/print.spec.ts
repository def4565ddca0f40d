import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { PNG } from 'pngjs';
import { themeNames } from '../scripts/lib/themes.mjs';
import { expect, test } from './fixtures/writer.ts';

const words = (text: string) => ({ type: 'text', text });
const paragraph = (text: string) => ({ type: 'paragraph', content: [words(text)] });
const sentence = 'Readers drew hands in the margins of their books for six hundred years. ';

/** The pages that a printer would get: their texts as read by poppler, and an image of the first one. */
async function printed(page: Page, info: TestInfo, name: string) {
  const file = info.outputPath(`${name}.pdf`);
  writeFileSync(file, await page.pdf({ format: 'A4', printBackground: true }));
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  execFileSync('pdftoppm', ['-r', '40', '-png', '-singlefile', file, file]);
  return { pages: text.split('\f').slice(0, -1), picture: PNG.sync.read(readFileSync(`${file}.png`)) };
}

/** The share of nearly white pixels, and the number of nearly black ones. */
function inkOf({ data }: PNG) {
  const lights = Array.from({ length: data.length / 4 }, (_, at) => data[at * 4] ?? 0);
  return {
    white: lights.filter((light) => light > 250).length / lights.length,
    black: lights.filter((light) => light < 60).length,
  };
}

test('regression 163: a document prints only its text, dark on white in every theme', async ({
  page,
}, info) => {
  await page.goto('/app/');
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  const { id } = await (await page.request.post('/docs/create_blank', { data: { title: 'Margins' } })).json();
  const cell = (type: string, text: string) => ({ type, content: [paragraph(text)] });
  const content = {
    type: 'doc',
    content: [
      paragraph('They has a first word.'),
      ...Array.from({ length: 12 }, () => paragraph(sentence.repeat(6))),
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader', 'Century'), cell('tableHeader', 'Hands')] },
          { type: 'tableRow', content: [cell('tableCell', 'Twelfth'), cell('tableCell', 'Nine')] },
        ],
      },
      paragraph('The last word.'),
    ],
  };
  await page.request.post(`/docs/save/${id}`, { data: { title: 'Margins', content } });
  for (const theme of themeNames) {
    await page.goto(`/app/document/${id}`);
    await expect(page.getByRole('textbox', { name: 'Document' })).toContainText('The last word.');
    await expect(page.locator('[data-suggestion]').first()).toBeVisible();
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    const { pages, picture } = await printed(page, info, theme);
    const text = pages.join('\n').trim();
    expect(text).toMatch(/^Margins\s+They has a first word\./u);
    expect(text).toMatch(/Century\s+Hands\s+Twelfth\s+Nine\s+The last word\.$/u);
    // 1,000 words of 12 pt on A4, without any user interface.
    expect(pages.length).toBeLessThanOrEqual(4);
    expect(inkOf(picture).white).toBeGreaterThan(0.7);
    expect(inkOf(picture).black).toBeGreaterThan(200);
  }
});

test('regression 163: home prints the whole list of documents, however long it is', async ({
  page,
}, info) => {
  await page.goto('/app/');
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  const titles = Array.from({ length: 130 }, (_, index) => `Leaf ${index + 1} of the book`);
  for (const title of titles) await page.request.post('/docs/create_blank', { data: { title } });
  await page.goto('/app/');
  await expect(page.getByRole('link', { name: 'Leaf 130 of the book' }).first()).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  const { pages, picture } = await printed(page, info, 'home');
  const text = pages.join('\n');
  for (const title of titles) expect(text).toContain(title);
  expect(text.split('Leaf 130 of the book')).toHaveLength(2);
  expect(text).not.toContain('Settings');
  expect(inkOf(picture).white).toBeGreaterThan(0.7);
});

test('regression 400: focus mode dims nothing in print, and a table repeats its headers on each page', async ({
  page,
  writer,
}, info) => {
  const cell = (type: string, text: string) => ({ type, content: [paragraph(text)] });
  const note = { type: 'footnote', attrs: { content: [words('Seen in Ghent.')] } };
  const rows = Array.from({ length: 60 }, (_, index) => ({
    type: 'tableRow',
    content: [cell('tableCell', `Book ${index + 1}`), cell('tableCell', `Leaf ${index + 1}`)],
  }));
  await writer.open({
    title: 'Margins',
    content: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [words('A hand'), note] },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [cell('tableHeader', 'Century'), cell('tableHeader', 'Hands')],
            },
            ...rows,
          ],
        },
        paragraph('The last word.'),
      ],
    },
  });
  await page.getByText('The last word.').click();
  await page.keyboard.press('ControlOrMeta+Alt+z');
  await expect(page.locator('[data-dimmed="true"]')).toBeVisible();
  const { pages } = await printed(page, info, 'focus');
  expect(pages.length).toBeGreaterThan(1);
  for (const text of pages) expect(text).toMatch(/Century\s+Hands\s+Book/u);
  await page.emulateMedia({ media: 'print' });
  for (const text of [
    page.getByRole('textbox', { name: 'Title' }),
    page.getByText('Seen in Ghent.'),
    page.getByText('A hand'),
  ]) {
    await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
});

test('regression 400: focus rings are not printed', async ({ page }) => {
  await page.goto('/app/');
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Alt+x');
  const title = page.getByRole('heading', { name: 'Trash', level: 1 });
  await expect(title).toBeFocused();
  await expect(title).not.toHaveCSS('outline-style', 'none');
  await page.emulateMedia({ media: 'print' });
  await expect(title).toHaveCSS('outline-style', 'none');
});
