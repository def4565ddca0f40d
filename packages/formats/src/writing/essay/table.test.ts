import { writtenTypes } from '../../testing/written-types.ts';
import { parseDocument } from '@octavo/document-schema';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeOnNode } from '../../testing/write-on-node.ts';
import { tableOfBooks, wordsOfBooks } from '../../testing/table-of-books.ts';
import { chosen } from '../../testing/options.ts';
import { fullTable } from './full-table.ts';
import { tableGrid } from './table-grid.ts';

describe('a table in a file', () => {
  it('is allowed in a document', () => {
    expect(parseDocument(tableOfBooks)).toMatchObject({ ok: true });
  });

  it.each(writtenTypes)('of type %s has its cells, in their rows', async (fileType) => {
    const { bytes } = await writeOnNode({
      title: 'Books',
      content: tableOfBooks,
      options: chosen({ fileType }),
      language: 'en',
    });
    const text = await textOf(fileType, bytes);
    const places = wordsOfBooks.map((word) => text.indexOf(word));
    expect(places).not.toContain(-1);
    const tags = /<w:tbl>|<table:table |<table>|\| --- \||----|longtable/u;
    expect(`${fileType} ${text}`).toMatch(tags);
  });
});

describe('the places of a table', () => {
  const of = (colspan = 1, rowspan = 1) => ({ isHeader: false, colspan, rowspan, blocks: [] });

  it('fills up short rows', () => {
    const table = fullTable([[of(), of(), of()], [of()], []]);
    expect(table.rows.map((cells) => cells.length)).toEqual([3, 3, 3]);
  });

  it('knows which places a cell covers', () => {
    const grid = tableGrid(fullTable([[of(1, 2), of(2)], [of()]]));
    expect(grid.map((places) => places.map((place) => (place === 'covered' ? '-' : 'x')).join(''))).toEqual([
      'xx-',
      '-xx',
    ]);
  });

  it('never overlaps cells, whatever their spans', () => {
    const table = fullTable([
      [of(), of(1, 2), of()],
      [of(3), of(60, 1000)],
    ]);
    expect(table.rows.flat().every(({ colspan, rowspan }) => colspan === 1 && rowspan === 1)).toBe(true);
  });
});

async function textOf(
  fileType: (typeof writtenTypes)[number],
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  if (!['docx', 'odt', 'epub'].includes(fileType)) return new TextDecoder().decode(bytes);
  return Object.entries(unzipSync(bytes))
    .filter(([name]) => /(?:document|content|essay|text)\.x?(?:ht)?ml$/u.test(name))
    .map(([, file]) => new TextDecoder().decode(file))
    .join(' ');
}
