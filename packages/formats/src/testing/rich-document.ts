import type { DocumentJson, JsonNode } from '@octavo/document-schema';

const text = (words: string, ...marks: readonly string[]): JsonNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: readonly (JsonNode | string)[]): JsonNode => ({
  type: 'paragraph',
  content: content.map((part) => (typeof part === 'string' ? text(part) : part)),
});
const item = (...content: readonly JsonNode[]): JsonNode => ({ type: 'listItem', content: [...content] });
const numbered = (start: number, type: string | null, ...items: readonly JsonNode[]): JsonNode => ({
  type: 'orderedList',
  attrs: { start, type },
  content: [...items],
});
const cite = (attrs: Readonly<Record<string, unknown>>): JsonNode => ({
  type: 'inlineCitation',
  attrs: { index: 0, id: null, locator: '', prefix: '', suffix: '', narrative: false, more: [], ...attrs },
});
const code = (lines: string, language: string | null): JsonNode => ({
  type: 'codeBlock',
  attrs: { language },
  content: [text(lines)],
});
const cell = (type: string, span: number, ...content: readonly JsonNode[]): JsonNode => ({
  type,
  attrs: { colspan: span, rowspan: 1, colwidth: null },
  content: [...content],
});
const row = (...content: readonly JsonNode[]): JsonNode => ({ type: 'tableRow', content: [...content] });

const linked = (words: string, href: string, ...marks: readonly string[]): JsonNode => ({
  type: 'text',
  text: words,
  marks: [...marks.map((type) => ({ type })), { type: 'link', attrs: { href } }],
});

export const richTitle = 'Tides & moons';

/** The parts of a document that holds one of everything, each under the name by which the table of what changes knows it. */
export const richParts: Readonly<Record<string, readonly JsonNode[]>> = {
  'looks of text': [
    paragraph(
      text('bold', 'bold'),
      ' ',
      text('italic', 'italic'),
      ' ',
      text('underline', 'underline'),
      ' ',
      text('strike', 'strike'),
      ' ',
      text('both', 'bold', 'italic'),
      ' ',
      text('code()', 'code'),
      '.',
    ),
  ],
  'links, also of code': [
    paragraph(
      linked('a page', 'https://example.org/a_b?c=d&e=%20#f'),
      ' and ',
      linked('code()', 'https://example.org/code', 'code'),
      '.',
    ),
  ],
  'line breaks': [paragraph('one line', { type: 'hardBreak' }, 'and another')],
  'text from right to left': [paragraph('שלום עולם')],
  headings: [
    { type: 'heading', attrs: { level: 1 }, content: [text('Ebb')] },
    { type: 'heading', attrs: { level: 2 }, content: [text('Flow')] },
    { type: 'heading', attrs: { level: 3 }, content: [text('Slack')] },
  ],
  'section labels': [{ type: 'sectionLabel', attrs: { label: 'Introduction' } }],
  'lists in lists': [
    {
      type: 'bulletList',
      content: [
        item(paragraph('one')),
        item(paragraph('two'), numbered(1, null, item(paragraph('deep')), item(paragraph('deeper')))),
      ],
    },
  ],
  'first numbers of lists': [
    paragraph('So far.'),
    numbered(4, null, item(paragraph('four')), item(paragraph('five'))),
  ],
  'lists in letters and Roman numbers': [
    paragraph('In letters.'),
    numbered(1, 'a', item(paragraph('first'), numbered(2, 'I', item(paragraph('second'))))),
  ],
  'several paragraphs of an item': [
    paragraph('And more.'),
    { type: 'bulletList', content: [item(paragraph('an item'), paragraph('and its second paragraph'))] },
  ],
  tasks: [
    {
      type: 'taskList',
      content: [
        { type: 'taskItem', attrs: { checked: true }, content: [paragraph('done')] },
        { type: 'taskItem', attrs: { checked: false }, content: [paragraph('open')] },
      ],
    },
  ],
  quotations: [{ type: 'blockquote', content: [paragraph('One.'), paragraph('Two.')] }],
  code: [code('def tide():\n    return 1\n\nend', null)],
  'language of code': [paragraph('In Python:'), code('print()', 'python')],
  rules: [{ type: 'horizontalRule' }],
  'tables with their head': [
    {
      type: 'table',
      content: [
        row(cell('tableHeader', 1, paragraph('Port')), cell('tableHeader', 1, paragraph('Height'))),
        row(cell('tableCell', 1, paragraph('Dover')), cell('tableCell', 1, paragraph('6 | 7 m'))),
      ],
    },
  ],
  'cells over several columns': [
    paragraph('Spans.'),
    {
      type: 'table',
      content: [
        row(cell('tableHeader', 2, paragraph('Both'))),
        row(cell('tableCell', 1, paragraph('a')), cell('tableCell', 1, paragraph('b'))),
      ],
    },
  ],
  'several paragraphs of a cell': [
    paragraph('Cells.'),
    {
      type: 'table',
      content: [
        row(cell('tableHeader', 1, paragraph('Port')), cell('tableHeader', 1, paragraph('Height'))),
        row(cell('tableCell', 1, paragraph('a'), paragraph('b')), cell('tableCell', 1, paragraph('c'))),
      ],
    },
  ],
  footnotes: [
    paragraph(
      'A note',
      { type: 'footnote', attrs: { content: [text('Or the '), text('sun', 'italic'), text('.')] } },
      '.',
    ),
  ],
  'pictures and what they show': [
    {
      type: 'picture',
      attrs: { id: 'a'.repeat(32), alt: 'A dot', decorative: false, width: 1, height: 1, size: 'full' },
    },
  ],
  'width of pictures': [
    paragraph('Small.'),
    {
      type: 'picture',
      attrs: { id: 'a'.repeat(32), alt: 'A half', decorative: false, width: 1, height: 1, size: 'half' },
    },
  ],
  citations: [
    paragraph('So ', cite({ reference: 'own:jackson' }), ' says.'),
    paragraph(
      'See ',
      cite({
        reference: 'own:jackson',
        more: [{ reference: 'doi:10.1000/182', locator: '', prefix: '', suffix: '' }],
      }),
      '.',
    ),
  ],
  'place, prefix and suffix of a citation': [
    paragraph(
      'There ',
      cite({ reference: 'own:jackson', locator: '12–15', prefix: 'see', suffix: 'and passim' }),
      '.',
    ),
    paragraph('Then ', cite({ reference: 'own:jackson', locator: 'chapter 3' }), '.'),
  ],
  'an author in the sentence': [
    paragraph('As ', cite({ reference: 'own:jackson', narrative: true }), ' says.'),
  ],
  'the works and their style': [
    {
      type: 'references',
      attrs: {
        format: 'MLA 9',
        language: null,
        items: [
          {
            id: 'own:jackson',
            authors: ['Jackson, H. J.'],
            year: '2001',
            title: 'Marginalia',
            publication: 'Yale University Press',
            doi: '',
            url: '',
            kind: 'book',
            place: 'New Haven',
          },
          {
            id: 'doi:10.1000/182',
            authors: ['Frisch, Karl von', 'Bee Society'],
            year: '1967',
            title: 'The dance',
            publication: 'Bees',
            doi: '10.1000/182',
            url: 'https://doi.org/10.1000/182',
            kind: 'article-journal',
            date: '1967-03-02',
            volume: '4',
            issue: '2',
            pages: '1–9',
          },
        ],
      },
    },
  ],
};

export const richDocument: DocumentJson = { type: 'doc', content: Object.values(richParts).flat() };
