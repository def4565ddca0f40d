import type { DocumentNode, DownloadOptions } from '@octavo/contract';
import { fonts, pageSizes, pageMeasures as measures } from '@octavo/contract/download-options';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocument } from '@octavo/formats/essay';
import { chosen } from '@octavo/formats/testing/options';
import { propertySeed } from '../../testing/property-seed.ts';
import { type Box, overprinted, pdfBoxes } from '../testing/pdf-boxes.ts';
import { writePdf } from './write-pdf.ts';

const hostile = fc.oneof(
  fc.constantFrom(
    'Characteristics',
    'Responsibility',
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    'Donaudampfschifffahrtsgesellschaftskapitän-Mützenknopfannähmaschine',
    'anticonstitutionnellement,',
    'https://example.org/a/1234567890/b?c=d&e=(f)',
    'somebody.with.a.long.name@mail.example.org',
    '„Straßenbahnhaltestellenverzeichnis“',
    '10 000 000 000 000 000 000 000 000',
    '3.14159265358979323846264338327950288419716939937510',
    'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
    'nonbreaking‑hyphens‑everywhere‑in‑this‑word',
    '/////////////////////////////////////////',
    '——————————————————————————————————————————',
    'достопримечательности',
    'ηλεκτροεγκεφαλογράφημα',
    'الاستقلاليةوالمسؤوليةوالاستمرارية',
    'नमस्तेसर्वेभ्यःस्वागतम्',
    'え'.padEnd(30, 'ー'),
    'ภาษาไทยเป็นภาษาที่มีระบบเสียงวรรณยุกต์',
    '🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻🌻',
  ),
  fc.string({
    unit: fc.constantFrom(
      ...'a b c d e f g h i j k l m n o p q r s t u v w x y z W M 0 1 2 3 4 5 6 7 8 9 _'.split(' '),
    ),
    minLength: 20,
    maxLength: 160,
  }),
);
const words = fc
  .array(fc.oneof(hostile, fc.constantFrom('the', 'of', 'ein', 'à')), { minLength: 1, maxLength: 5 })
  .map((all) => all.join(' '));

const mark = fc.constantFrom(
  { type: 'bold' },
  { type: 'italic' },
  { type: 'code' },
  { type: 'link', attrs: { href: 'https://example.org/' } },
);
const run = fc
  .record({ text: words, marks: fc.array(mark, { maxLength: 1 }) })
  .map(({ text, marks }): DocumentNode => ({
    type: 'text',
    text,
    marks,
  }));
const footnote = words.map((text): DocumentNode => ({
  type: 'footnote',
  content: [{ type: 'text', text }],
}));
const line = fc.array(fc.oneof({ weight: 5, arbitrary: run }, { weight: 1, arbitrary: footnote }), {
  minLength: 1,
  maxLength: 3,
});
const paragraph = line.map((content): DocumentNode => ({ type: 'paragraph', content }));
const plain = words.map((text) => [{ type: 'text', text }]);

const { block } = fc.letrec<{ block: DocumentNode }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'medium' },
    paragraph,
    fc.record({ level: fc.constantFrom(1, 2, 3), content: plain }).map(({ level, content }) => ({
      type: 'heading',
      attrs: { level },
      content,
    })),
    plain.map((content) => ({ type: 'codeBlock', content })),
    fc
      .record({ first: paragraph, more: fc.array(tie('block'), { maxLength: 2 }) })
      .map(({ first, more }) => ({ type: 'blockquote', content: [first, ...more] })),
    fc
      .record({
        type: fc.constantFrom('bulletList', 'orderedList'),
        start: fc.constantFrom(1, 9, 999, 123_456_789),
        first: paragraph,
        more: fc.array(tie('block'), { maxLength: 2 }),
      })
      .map(({ type, start, first, more }) => ({
        type,
        attrs: { start },
        content: [{ type: 'listItem', content: [first, ...more] }],
      })),
  ),
}));

const options: fc.Arbitrary<DownloadOptions> = fc
  .record({
    font: fc.constantFrom(...fonts),
    fontSize: fc.integer({ min: 9, max: 16 }),
    margin: fc.integer({ min: 10, max: 40 }),
    pageSize: fc.constantFrom(...pageSizes),
  })
  .map(chosen);
const language = fc.constantFrom('en', 'fr', 'de', 'pt-PT', 'ru');

const points = (millimetres: number): number => (millimetres / 25.4) * 72;

interface Asked {
  readonly title: string;
  readonly content: readonly DocumentNode[];
  readonly language: string;
  readonly options: DownloadOptions;
}

async function boxesOf({ title, content, language, options }: Asked): Promise<Box[]> {
  const essay = readDocument({ title, language, content: { type: 'doc', content: [...content] } });
  return pdfBoxes(await writePdf(essay, options), points(options.margin));
}

/** Runs that leave their column. Punctuation may hang into the margin by half its width. */
const outside = (boxes: readonly Box[], left: number, right: number): string[] =>
  boxes
    .filter((box) => box.left < left - 0.3 * box.size || box.right > right + 0.3 * box.size)
    .map(
      ({ text, left: from, right: to }) =>
        `${text} from ${from.toFixed(1)} to ${to.toFixed(1)}, column from ${left.toFixed(1)} to ${right.toFixed(1)}`,
    );

/** Documents printed per seed. */
const numRuns = 12;
// 672516197 found a number of nine digits next to a narrow quotation, 777231132 a hyphen at the end of a link.
const seeds = process.env['OCTAVO_ALL'] === '1' ? [170, 672516197, 777231132, propertySeed] : [170];

/** Runs that leave their column or their page, or lie on one another. */
async function misplaced(asked: Asked): Promise<unknown[]> {
  const { margin, pageSize } = asked.options;
  const boxes = await boxesOf(asked);
  expect(boxes.length).toBeGreaterThan(0);
  return [
    ...outside(boxes, points(margin), points(measures[pageSize].width - margin)),
    ...boxes.filter(({ baseline, size }) => baseline + size > points(measures[pageSize].height)),
    ...overprinted(boxes),
  ];
}

describe.each(seeds)('regression 170: words that are too wide, seed %i', (seed) => {
  it('stay on the page and do not overlap', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          title: words,
          content: fc.array(block, { minLength: 1, maxLength: 4 }),
          language,
          options,
        }),
        async (asked) => {
          expect(await misplaced(asked)).toEqual([]);
        },
      ),
      { seed, numRuns, endOnFailure: true },
    );
  });

  it('stay inside the cells of a table', { timeout: 240_000 }, async () => {
    const table = fc.integer({ min: 1, max: 12 }).chain((columns) =>
      fc.record({
        columns: fc.constant(columns),
        rows: fc.array(fc.array(line, { minLength: columns, maxLength: columns }), {
          minLength: 1,
          maxLength: 3,
        }),
        hasHead: fc.boolean(),
        language,
        options,
      }),
    );
    await fc.assert(
      fc.asyncProperty(table, async ({ columns, rows, hasHead, language, options }) => {
        const withoutNotes = rows.map((row) =>
          row.map((inlines) => inlines.filter(({ type }) => type === 'text')),
        );
        const node: DocumentNode = {
          type: 'table',
          content: withoutNotes.map((row, index) => ({
            type: 'tableRow',
            content: row.map((content) => ({
              type: hasHead && index === 0 ? 'tableHeader' : 'tableCell',
              content: [{ type: 'paragraph', content }],
            })),
          })),
        };
        const boxes = await boxesOf({ title: '', content: [node], language, options });
        const width = points(measures[options.pageSize].width - 2 * options.margin) / columns;
        const left = points(options.margin);
        for (const box of boxes) {
          const column = Math.floor((box.left + 0.3 * box.size - left) / width);
          expect(outside([box], left + column * width, left + (column + 1) * width)).toEqual([]);
        }
        expect(boxes.filter(({ baseline }) => baseline < points(options.margin) - 1)).toEqual([]);
        expect(overprinted(boxes)).toEqual([]);
      }),
      { seed, numRuns, endOnFailure: true },
    );
  });
});

describe('regression 466: words whose width was underestimated', () => {
  const paragraph = (text: string): DocumentNode => ({
    type: 'paragraph',
    content: [{ type: 'text', text, marks: [{ type: 'code' }] }],
  });
  const german = '„Straßenbahnhaltestellenverzeichnis“';

  it.each([
    ['from a quotation mark to the next', `${german} ${german} ${german}`],
    ['from a quotation mark to a bracket', `${german} (Straßenbahnhaltestellenverzeichnis)`],
    ['behind an opening bracket', 'Straßenbahnhaltestellenverzeichnis( Straßenbahnhaltestellenverzeichnis'],
  ])('no line breaks %s', async (_, text) => {
    const options = chosen({ pageSize: 'A4', margin: 30, fontSize: 13 });
    expect(await misplaced({ title: '', content: [paragraph(text)], language: 'de', options })).toEqual([]);
  });

  it.each([28, 29, 30, 31, 32])('a row of the widest letters, %i long', async (count) => {
    const options = chosen({ pageSize: 'A4', margin: 27, fontSize: 10, font: 'opendyslexic' });
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'W'.repeat(count) }] }];
    expect(await misplaced({ title: '', content, language: 'en', options })).toEqual([]);
  });
});
