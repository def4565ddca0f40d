import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentContent, DocumentNode } from '@octavo/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PictureFile } from './essay/essay.ts';
import { writeOnNode } from '../testing/write-on-node.ts';
import { longDocument, richDocument, richTitle } from '../testing/essays.ts';
import { openedByLibreOffice } from '../testing/libreoffice.ts';
import { officeOutline } from '../testing/office-outline.ts';
import { chosen } from '../testing/options.ts';

const isInstalled = (process.env['PATH'] ?? '')
  .split(':')
  .some((folder) => existsSync(join(folder, 'soffice')));

const text = (value: string, ...marks: string[]): DocumentNode => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: DocumentNode[]): DocumentNode => ({ type: 'paragraph', content });
const heading = (level: number, ...content: DocumentNode[]): DocumentNode => ({
  type: 'heading',
  attrs: { level },
  content,
});
const item = (...content: DocumentNode[]): DocumentNode => ({ type: 'listItem', content });
const numbers = (start: number, ...content: DocumentNode[]): DocumentNode => ({
  type: 'orderedList',
  attrs: { start },
  content,
});
const note = (value: string): DocumentNode => ({ type: 'footnote', attrs: { content: [text(value)] } });
const row = (type: string, ...cells: DocumentNode[]): DocumentNode => ({
  type: 'tableRow',
  content: cells.map((cell) => ({ type, content: [cell] })),
});
const picture = 'a1'.repeat(16);

/** What a file can contain besides words: notes, tables, pictures, nested lists. */
const furnished: DocumentContent = {
  type: 'doc',
  content: [
    { type: 'sectionLabel', attrs: { label: 'Introduction' } },
    paragraph(
      text('The tide'),
      note('See Tides, p. 4.'),
      text(' is never late'),
      note('Nor early.'),
      text('.'),
    ),
    heading(1, text('Ebb'), note('Of a heading.')),
    { type: 'picture', attrs: { id: picture, alt: 'A map of <canals>', width: 200, height: 100 } },
    {
      type: 'table',
      content: [
        row('tableHeader', paragraph(text('Sea')), paragraph(text('Years'))),
        row('tableCell', paragraph(text('North'), note('In a cell.')), paragraph(text('1900 & on'))),
        row('tableCell', { type: 'bulletList', content: [item(paragraph(text('a list')))] }, paragraph()),
      ],
    },
    heading(2, text('Flow')),
    {
      type: 'bulletList',
      content: [
        item(
          paragraph(text('one')),
          numbers(1, item(paragraph(text('deep')), numbers(1, item(paragraph(text('deeper')))))),
        ),
        item(paragraph(text('two'), note('In an item.')), paragraph(text('its second paragraph'))),
      ],
    },
    heading(3, text('Slack')),
    numbers(4, item(paragraph(text('four'))), item(paragraph(text('five')))),
    paragraph(text('שלום עולם')),
  ],
};

const read = [
  'Tides',
  'The tide[See Tides, p. 4.] is never late[Nor early.].',
  'h1 Ebb[Of a heading.]',
  'picture: A map of <canals>',
  '| Sea | Years',
  '| North[In a cell.] | 1900 & on',
  '| • a list | ',
  'h2 Flow',
  '• one',
  '  1. deep',
  '    1. deeper',
  '• two[In an item.]',
  'its second paragraph',
  'h3 Slack',
  '1. four',
  '1. five',
  'שלום עולם',
];

const types = ['docx', 'odt'] as const;

describe.skipIf(!isInstalled)('LibreOffice reads', () => {
  let outlines: ReadonlyMap<string, readonly string[]>;

  beforeAll(async () => {
    const pictures: PictureFile[] = [
      {
        id: picture,
        mediaType: 'image/png',
        width: 200,
        height: 100,
        bytes: new Uint8Array(
          await sharp({ create: { width: 200, height: 100, channels: 3, background: '#7b1f2e' } })
            .png()
            .toBuffer(),
        ),
      },
    ];
    const documents = {
      furnished: { title: 'Tides', content: furnished, pictures },
      rich: { title: richTitle, content: richDocument },
      long: { title: 'Long', content: longDocument(10_000) },
    };
    const files: Record<string, Uint8Array> = {};
    for (const [name, document] of Object.entries(documents)) {
      for (const fileType of types) {
        const { bytes } = await writeOnNode({ ...document, options: chosen({ fileType }) });
        files[`${name}-${fileType}.${fileType}`] = bytes;
      }
    }
    const opened = await openedByLibreOffice(files);
    outlines = new Map([...opened].map(([name, xml]) => [name.replace(/\.\w+$/u, ''), officeOutline(xml)]));
  }, 180_000);

  it.each(types)('tables, footnotes, pictures and lists of %s as they were written', (fileType) => {
    expect(outlines.get(`furnished-${fileType}`)).toEqual(read);
  });

  it.each(types)('headings, continued lists, citations and references of %s', (fileType) => {
    const lines = outlines.get(`rich-${fileType}`) ?? [];
    expect(lines.filter((line) => /^(?:h\d|\s*(?:•|1\.)) /u.test(line))).toEqual([
      'h1 What the dance says',
      'h2 Direction',
      '• The angle to the vertical is the angle to the sun.',
      '• The length of the run is the distance:',
      '  1. one second for a kilometre,',
      '  1. two seconds for two.',
      '• The liveliness is the worth of the place.',
      'h3 How it was found',
      '1. Mark a bee.',
      '1. Follow it home.',
      '1. Watch it dance.',
      '1. Note the angle.',
      'h1 References',
    ]);
    expect(lines.slice(-2)).toEqual([
      'Frisch, K. von. (1967). The Dance Language and Orientation of Bees. Harvard University Press, Cambridge, Massachusetts, in a long line that must hang. https://example.org/dance',
      'Seeley, T. D. (2010). Honeybee Democracy.',
    ]);
  });

  it.each(types)('all 10,000 words of %s', (fileType) => {
    const lines = outlines.get(`long-${fileType}`) ?? [];
    expect(lines.join(' ').split(/\s+/u).length).toBeGreaterThan(10_000);
    expect(lines.filter((line) => /^h\d/u.test(line)).length).toBe(
      longDocument(10_000).content.filter(({ type }) => type === 'heading').length,
    );
  });
});
