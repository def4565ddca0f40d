import type { DocumentContent, DocumentNode } from '@octavo/contract';
import { expect, it } from 'vitest';
import { writeDocx } from '@octavo/formats/writing/docx';
import { readDocument } from '@octavo/formats/essay';
import { loadFaces } from '@octavo/formats/node';
import { writeHtml } from '@octavo/formats/writing/html';
import { writeOdt } from '@octavo/formats/writing/odt';
import { writePdf } from './pdf/write-pdf.ts';
import { openedByLibreOffice } from '@octavo/formats/testing/libreoffice';
import { chosen } from '@octavo/formats/testing/options';
import { pdfBoxes } from './testing/pdf-boxes.ts';

const block = (type: string, ...content: readonly DocumentNode[]): DocumentNode => ({
  type,
  content: [...content],
});
const row = (...cells: readonly string[]) =>
  block(
    'tableRow',
    ...cells.map((text) =>
      block('tableCell', block('paragraph', ...(text === '' ? [] : [{ type: 'text', text }]))),
    ),
  );
const content: DocumentContent = {
  type: 'doc',
  content: [
    block('table', row('', 'شجرة'), row('Shade', 'ظل')),
    block('table', row('One', 'Two'), row('צל', 'Three')),
  ],
};
const essay = readDocument({ title: 'Trees', content, language: 'en' });

it('regression 296: a table whose first letter is right-to-left starts on the right in a PDF', async () => {
  const boxes = await pdfBoxes(await writePdf(essay, chosen()), 0);
  const left = (text: string) => boxes.find((box) => box.text.includes(text))?.left;
  expect(left('Shade')).toBeGreaterThan(300);
  expect(left('One')).toBeLessThan(300);
  expect(left('Two')).toBeGreaterThan(300);
});

it('regression 296: such a table starts on the right in HTML, and its cells keep their own direction', async () => {
  const html = await writeHtml(essay, chosen(), loadFaces);
  expect(html).toContain('<table dir="rtl">');
  expect(html).toContain('<td dir="ltr"><p dir="rtl">ظل</p></td>');
  expect(html).toContain('<table>');
  expect(html).toContain('<td>');
});

it('regression 297: consecutive tables stay separate in Word', async () => {
  const read = await openedByLibreOffice({ 'word.docx': await writeDocx(essay, chosen(), loadFaces) });
  expect(read.get('word.docx')?.match(/<table:table /gu)).toHaveLength(2);
}, 120_000);

it('regression 296: such a table starts on the right in Word and OpenDocument, as read by LibreOffice', async () => {
  const files = {
    'word.docx': await writeDocx(essay, chosen(), loadFaces),
    'open.odt': await writeOdt(essay, chosen(), loadFaces),
  };
  for (const read of (await openedByLibreOffice(files)).values()) {
    const modes = [...read.matchAll(/<table:table [^>]*table:style-name="([^"]+)"/gu)].map(([, name]) =>
      new RegExp(
        `style:name="${name}" style:family="table"[^>]*>\\s*<style:table-properties[^>]*rl-tb`,
        'u',
      ).test(read),
    );
    expect(modes).toEqual([true, false]);
  }
}, 120_000);
