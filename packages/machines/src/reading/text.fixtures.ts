import type { DocumentNode, SharedText } from '@octavo/contract';

const text = (words: string, ...types: readonly string[]): DocumentNode => ({
  type: 'text',
  text: words,
  ...(types.length > 0 && { marks: types.map((type) => ({ type })) }),
});
const link = (words: string, href: string): DocumentNode => ({
  type: 'text',
  text: words,
  marks: [{ type: 'link', attrs: { href } }],
});
const paragraph = (...content: DocumentNode[]): DocumentNode => ({ type: 'paragraph', content });
const heading = (level: number, words: string): DocumentNode => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
});
const item = (words: string): DocumentNode => ({ type: 'listItem', content: [paragraph(text(words))] });
const task = (words: string, checked: boolean): DocumentNode => ({
  type: 'taskItem',
  attrs: { checked },
  content: [paragraph(text(words))],
});
const cell = (type: string, words: string): DocumentNode => ({ type, content: [paragraph(text(words))] });
const row = (type: string, ...words: readonly string[]): DocumentNode => ({
  type: 'tableRow',
  content: words.map((each) => cell(type, each)),
});

const reference = {
  id: 'hadfield',
  authors: ['Hadfield, Charles'],
  year: '1966',
  title: 'The Canals of the East Midlands',
  publication: 'David & Charles',
  doi: '',
  url: 'https://example.org/hadfield',
};

const content: DocumentNode[] = [
  paragraph(
    text('For sixty years a ditch four feet deep '),
    text('carried the trade of a whole county'),
    text('. It was '),
    text('slow and level', 'italic'),
    text(' and in no way hurried '),
    { type: 'inlineCitation', attrs: { index: 1, reference: 'hadfield', id: 'one' } },
    text('. The boats that used it were built to the inch'),
    {
      type: 'footnote',
      attrs: { content: [text('Seven feet wide, and '), text('seventy', 'italic'), text(' long.')] },
    },
    text('.'),
  ),
  heading(1, 'What a lock costs'),
  paragraph(
    text(
      'The locks were the price of a straight line. Each of them was a small agreement between the engineer and the hill.',
    ),
  ),
  {
    type: 'blockquote',
    content: [paragraph(text('A canal is a road that has been persuaded to lie down.'))],
  },
  {
    type: 'orderedList',
    attrs: { start: 3 },
    content: [item('Survey the summit.'), item('Find the water for it.'), item('Dig towards the coal.')],
  },
  {
    type: 'taskList',
    content: [task('Check the tolls of 1794', true), task('Ask the archive for the map', false)],
  },
  heading(2, 'Tolls'),
  {
    type: 'table',
    content: [
      row('tableHeader', 'Freight', 'Toll per mile'),
      row('tableCell', 'Coal', '1½ d'),
      row('tableCell', 'Lime', '1 d'),
    ],
  },
  paragraph(
    text('The rates are from the company’s own '),
    link('toll book', 'https://example.org/tolls'),
    text(', which '),
    text('nobody', 'bold'),
    text(' had opened since.'),
  ),
  { type: 'codeBlock', content: [text('miles × tons × toll\n= what a horse earned')] },
  { type: 'horizontalRule' },
  heading(1, 'The last boat'),
  paragraph(text('התעלה נסגרה בשנת 1944, ואיש לא שם לב.')),
  paragraph(
    text(
      'What is left of it is a footpath and a line of poplars. On Sundays people walk along it and say how quiet it is, which is the one thing it never was.',
    ),
  ),
  { type: 'references', attrs: { format: 'APA 7', items: [reference] } },
];

/** A text that somebody shares. */
export const sharedCanals: SharedText = {
  title: 'The patient water',
  content: { type: 'doc', content },
  version: 12,
  words: 1184,
  updatedAt: '2026-11-20T18:40:00.000Z',
};

/** The same, a paragraph longer. */
export const newerCanals: SharedText = {
  ...sharedCanals,
  content: {
    type: 'doc',
    content: [paragraph(text('This is about water that was made to stand still.')), ...content],
  },
  version: 13,
  words: 1194,
};

const inlineText = ({ type, text: words }: DocumentNode): string =>
  type === 'text' ? (words ?? '') : type === 'hardBreak' ? '\u2028' : '\uFFFC';
const textblocks = new Set(['paragraph', 'heading', 'codeBlock']);
const linesOf = (node: DocumentNode): string[] =>
  textblocks.has(node.type)
    ? [(node.content ?? []).map(inlineText).join('')]
    : (node.content ?? []).flatMap(linesOf);

/** The text in which anchors count, as the document schema has it. */
export const canalsText = content.flatMap(linesOf).join('\n');
