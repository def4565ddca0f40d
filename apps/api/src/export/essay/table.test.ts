import { fileTypes } from '@octavo/contract/download-options';
import { parseDocument } from '@octavo/document-schema';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exportDocument } from '../export-document.ts';
import { chosen } from '../testing/options.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { fullTable } from './full-table.ts';
import { tableGrid } from './table-grid.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const cell = (type: string, text: string, attrs = {}) => ({ type, attrs, content: [paragraph(text)] });
const row = (...content: ReturnType<typeof cell>[]) => ({ type: 'tableRow', content });
const content = {
  type: 'doc' as const,
  content: [
    paragraph('Before'),
    {
      type: 'table',
      content: [
        row(cell('tableHeader', 'Book'), cell('tableHeader', 'Notes'), cell('tableHeader', 'Years')),
        row(
          cell('tableCell', 'Lyon', { rowspan: 2 }),
          cell('tableCell', 'quills | inks & wax', { colspan: 2 }),
        ),
        row(cell('tableCell', '1544')),
      ],
    },
    paragraph('After'),
  ],
};

describe('a table in a file', () => {
  it('may stand in a document', () => {
    expect(parseDocument(content)).toMatchObject({ ok: true });
  });

  it.each(fileTypes)('of type %s has its cells, in their rows', async (fileType) => {
    const { bytes } = await exportDocument({
      title: 'Books',
      content,
      options: chosen({ fileType }),
      language: 'en',
    });
    const text = await textOf(fileType, bytes);
    const words = ['Before', 'Book', 'Notes', 'Years', 'Lyon', 'quills', 'inks', 'wax', '1544', 'After'];
    const places = words.map((word) => text.indexOf(word));
    expect(places).not.toContain(-1);
    const tags = /<w:tbl>|<table:table |<table>|\| --- \||----|longtable|pdf/u;
    expect(`${fileType} ${text}`).toMatch(tags);
  });
});

describe('the places of a table', () => {
  const of = (colspan = 1, rowspan = 1) => ({ isHeader: false, colspan, rowspan, blocks: [] });

  it('fills up short rows', () => {
    const table = fullTable([[of(), of(), of()], [of()], []]);
    expect(table.rows.map((cells) => cells.length)).toEqual([3, 3, 3]);
  });

  it('knows what a cell covers', () => {
    const grid = tableGrid(fullTable([[of(1, 2), of(2)], [of()]]));
    expect(grid.map((places) => places.map((place) => (place === 'covered' ? '-' : 'x')).join(''))).toEqual([
      'xx-',
      '-xx',
    ]);
  });

  it('lays no cell over another, however they are given', () => {
    const table = fullTable([
      [of(), of(1, 2), of()],
      [of(3), of(60, 1000)],
    ]);
    expect(table.rows.flat().every(({ colspan, rowspan }) => colspan === 1 && rowspan === 1)).toBe(true);
  });
});

async function textOf(fileType: (typeof fileTypes)[number], bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (fileType === 'pdf') return JSON.stringify(await readPdf(bytes));
  if (!['docx', 'odt', 'epub'].includes(fileType)) return new TextDecoder().decode(bytes);
  return Object.entries(unzipSync(bytes))
    .filter(([name]) => /(?:document|content|essay|text)\.x?(?:ht)?ml$/u.test(name))
    .map(([, file]) => new TextDecoder().decode(file))
    .join(' ');
}
