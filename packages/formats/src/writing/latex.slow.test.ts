import type { DocumentContent, DocumentNode, DownloadOptions } from '@octavo/contract';
import { fonts } from '@octavo/contract/download-options';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PictureFile } from './essay/essay.ts';
import { writeOnNode } from '../testing/write-on-node.ts';
import { longDocument, richDocument, richTitle } from '../testing/essays.ts';
import { hasLatex, typesetByLatex } from '../testing/latex.ts';
import { chosen } from '../testing/options.ts';
import { readPdf, type ReadPdf } from '../testing/read-pdf.ts';

const text = (value: string, ...marks: string[]): DocumentNode => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const node = (type: string, ...content: DocumentNode[]): DocumentNode => ({ type, content });
const paragraph = (...content: DocumentNode[]): DocumentNode => node('paragraph', ...content);
const said = (words: string): DocumentNode => paragraph(text(words));
const heading = (level: number, ...content: DocumentNode[]): DocumentNode => ({
  type: 'heading',
  attrs: { level },
  content,
});
const numbers = (start: number, ...content: DocumentNode[]): DocumentNode => ({
  type: 'orderedList',
  attrs: { start },
  content,
});
const task = (checked: boolean, ...content: DocumentNode[]): DocumentNode => ({
  type: 'taskItem',
  attrs: { checked },
  content,
});
const note = (words: string): DocumentNode => ({ type: 'footnote', attrs: { content: [text(words)] } });
const lineBreak: DocumentNode = { type: 'hardBreak' };
const cite = (reference: string, rest: object = {}): DocumentNode => ({
  type: 'inlineCitation',
  attrs: { index: 1, reference, id: `c-${reference}`, ...rest },
});

const id = 'a1'.repeat(16);
const picture = (attrs: object): DocumentNode => ({
  type: 'picture',
  attrs: { id, width: 200, height: 100, ...attrs },
});

/** Every symbol on a keyboard: half of them have a meaning in TeX. */
const rows = ['!"#$%&', '()*+,-./09', ':;<=>?@', String.raw`[\]^_`, '{|}~', "`'"];
const signs = rows.join(' ');

const deepList = (depth: number): DocumentNode => {
  const items = [
    node('listItem', said(`level ${depth}`), ...(depth < 8 ? [deepList(depth + 1)] : [])),
    node('listItem', said('[next]')),
  ];
  return depth % 2 === 0 ? node('bulletList', ...items) : numbers(3, ...items);
};

const works = [
  {
    id: 'pen',
    authors: ['Mueller, Pam A.', 'Oppenheimer, Daniel M.'],
    year: 2014,
    title: 'The pen & 100% of #hash_tags {x}',
    publication: 'Psychological Science',
    doi: '10.1177/0956797614524581',
    url: 'https://example.org/a_b?c=%20&d#e',
  },
  { id: 'margin', authors: ['Jäckson, H. J.'], year: '2001', title: 'Marginalia', doi: null },
  { id: 'far', authors: ['王, 小明'], year: '2003', title: '書物の余白', doi: null },
];

/** What LaTeX has failed on, or might. */
const everything = (format: string): DocumentContent => ({
  type: 'doc',
  content: [
    { type: 'sectionLabel', attrs: { label: 'Opening & #1 _x_' } },
    paragraph(text(`[sic] ${signs}`), note(signs), text(' goes on.')),
    heading(1, text(signs), note('Of a heading.')),
    heading(2, text('[x]', 'code'), lineBreak, text('second line', 'bold')),
    heading(3, text('שלום 🌻 λ')),
    picture({ alt: 'Canals & <locks> #50% _a_ {b} \\ , = ] "q"' }),
    picture({ alt: '', size: 'half' }),
    node(
      'table',
      node('tableRow', node('tableHeader', said('Sea')), node('tableHeader', heading(2, text('[Years]')))),
      node(
        'tableRow',
        node('tableCell', paragraph(text('[North] & *'), note('In a cell.'))),
        node('tableCell', node('blockquote', heading(1, text('A heading in a cell')))),
      ),
      node(
        'tableRow',
        node(
          'tableCell',
          node('bulletList', node('listItem', said('a list'), numbers(3, node('listItem', said('in it'))))),
        ),
        node('tableCell', node('codeBlock', text('a\n\n  b'))),
      ),
      node('tableRow', { ...node('tableCell', said('wide')), attrs: { colspan: 2, rowspan: 1 } }),
    ),
    deepList(0),
    node(
      'taskList',
      task(true, said('[done]'), node('taskList', task(false, said('within')))),
      task(false, paragraph()),
    ),
    node(
      'bulletList',
      node('listItem', paragraph()),
      node('listItem', said('code'), node('codeBlock', text('a\n\n \\end{codelines}'))),
      node('listItem', said('table'), node('table', node('tableRow', node('tableCell', said('in a list'))))),
      node('listItem', said('heading'), heading(2, text('In an item'), note('Of an item.')), said('after')),
    ),
    node('blockquote', heading(2, text('Quoted heading')), node('blockquote', said('twice'))),
    node('blockquote', node('bulletList', node('listItem', said('[quoted]'))), picture({ alt: 'x' })),
    node('codeBlock'),
    node('codeBlock', text('[a]\n*b\n\n\\end{document}\n\ttab')),
    { type: 'horizontalRule' },
    paragraph(lineBreak, text('after a break'), lineBreak, lineBreak, text('*star [x]')),
    paragraph(
      text('all', 'bold', 'italic', 'underline', 'strike', 'code'),
      {
        type: 'text',
        text: ' link _%#&{}',
        marks: [{ type: 'link', attrs: { href: 'https://example.org/a_b?c=(d)&e=%20#f~^{}' } }],
      },
      text(' many words'.repeat(60), 'underline'),
    ),
    said('漢字 🌻 λόγος слово ½ ″ − ≤ → ’ ‑ – — … ﬁ \u00AD œ'),
    paragraph(
      cite('pen', { locator: '12_3' }),
      text(' and '),
      cite('margin'),
      text(' and '),
      cite('far'),
      text(' and '),
      cite('gone'),
    ),
    { type: 'references', attrs: { format, items: works } },
    said('The last line.'),
  ],
});

describe.skipIf(!hasLatex)('LaTeX compiles', () => {
  let pictures: PictureFile[] = [];
  beforeAll(async () => {
    const plain = sharp({ create: { width: 200, height: 100, channels: 3, background: '#7b1f2e' } });
    const bytes = new Uint8Array(await plain.png().toBuffer());
    pictures = [{ id, mediaType: 'image/png', width: 200, height: 100, bytes }];
  });

  async function typeset(
    title: string,
    content: DocumentContent,
    options: Partial<DownloadOptions> = {},
  ): Promise<ReadPdf> {
    const file = await writeOnNode({
      title,
      content,
      pictures,
      language: 'en',
      options: chosen({ fileType: 'tex', ...options }),
    });
    return readPdf(await typesetByLatex(file));
  }

  it('one of everything, with every keyboard character wherever text is allowed', async () => {
    const pdf = await typeset(`Tides 🌻 ${signs}`, everything('APA 7'), { sectionLabels: true });
    const words = pdf.text.replaceAll(/\s+/gu, ' ');
    for (const part of [
      'Opening & #1 _x_',
      '[North] & *',
      'A heading in a cell',
      'level 8',
      '[x] second line',
      '\\end{document}',
      'after a break',
      '*star [x]',
      'The last line.',
    ]) {
      expect(words).toContain(part);
    }
    // Title, text, note and heading; TeX draws accents its own way.
    const found = rows.slice(0, 3).map((row) => words.replaceAll(' ', '').split(row).length - 1);
    expect(found).toEqual([4, 4, 4]);
    expect(pdf.width).toBeCloseTo(210, 0);
  });

  it.each(['APA 7', 'IEEE'])('citations as keys of a BibTeX file, in the style of %s', async (format) => {
    const { text: words } = await typeset('Keys', everything(format), { citations: 'keys' });
    expect(words).toMatch(/J.{0,2}ckson/u);
    expect(words).toContain('The last line.');
  });

  it('headings, lists, quotations, code and references', async () => {
    const pdf = await typeset(richTitle, richDocument);
    expect(pdf.outline.map((line) => line.trim())).toEqual([
      'What the dance says',
      'Direction',
      'How it was found',
      'References',
    ]);
    expect(pdf.text).toContain('two seconds for two.');
  });

  it.each(fonts)('10,000 words in %s on another paper', async (font) => {
    const size = { font, pageSize: 'A5', margin: 40, fontSize: 16 } as const;
    const pdf = await typeset('Long', longDocument(font === 'tinos' ? 10_000 : 300), size);
    expect(pdf.width).toBeCloseTo(148, 0);
    expect(pdf.text.match(/The seminar room/gu)?.length).toBeGreaterThan(2);
  });

  it('a document without a word', async () => {
    expect((await typeset('', { type: 'doc', content: [{ type: 'paragraph' }] })).pages).toBe(1);
  });
});
