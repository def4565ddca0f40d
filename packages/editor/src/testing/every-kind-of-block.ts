import type { JsonNode } from '@octavo/document-schema';
import { marked, paragraph } from './editor-state.ts';

const text = (words: string): JsonNode => ({ type: 'text', text: words });
const linked = (words: string): JsonNode => ({
  ...text(words),
  marks: [{ type: 'link', attrs: { href: 'https://harbour.example/colour' } }],
});
const item = (type: 'listItem' | 'taskItem', ...content: JsonNode[]): JsonNode => ({
  type,
  ...(type === 'taskItem' ? { attrs: { checked: true } } : {}),
  content,
});
const cell = (type: 'tableHeader' | 'tableCell', words: string): JsonNode => ({
  type,
  content: [paragraph(words)],
});

export const citation: JsonNode = {
  type: 'inlineCitation',
  attrs: {
    index: 1,
    reference: null,
    id: 'a',
    locator: '12',
    prefix: '',
    suffix: '',
    narrative: true,
    more: [],
  },
};
export const footnote: JsonNode = {
  type: 'footnote',
  attrs: { content: [text('The colour of ships.')] },
};

/** One block of each kind that a document may contain, in British English. */
export const everyKindOfBlock = {
  heading: { type: 'heading', attrs: { level: 2 }, content: [text('Colour and light')] },
  plain: paragraph('The colour of the harbour changes every evening, as everybody in the village knows.'),
  marked: paragraph(
    'In the ',
    marked('centre', 'bold'),
    ' of the old town stands a ',
    linked('grey tower'),
    ', which ',
    marked('sailors', 'italic'),
    ' have used as a mark.',
  ),
  noted: paragraph(
    'As ',
    citation,
    ' shows, the harbour is grey',
    footnote,
    ' in winter, and colourful in June.',
  ),
  code: paragraph('The variable ', marked('harbour', 'code'), ' holds the colour of the water in summer.'),
  broken: paragraph('The harbour of the north', { type: 'hardBreak' }, 'and the colour of its water'),
  parted: paragraph(
    'The first verse speaks of a harbour.',
    { type: 'hardBreak' },
    { type: 'hardBreak' },
    'The second one speaks of a colour.',
  ),
  list: {
    type: 'bulletList',
    content: [
      item('listItem', paragraph('Ropes in every colour'), {
        type: 'orderedList',
        content: [item('listItem', paragraph('A grey one for the harbour'))],
      }),
      item('listItem', paragraph(marked('Nets', 'bold'), ' that the harbour master has counted')),
    ],
  },
  tasks: { type: 'taskList', content: [item('taskItem', paragraph('Paint the centre of the harbour wall'))] },
  quotation: {
    type: 'blockquote',
    content: [paragraph('“My favourite colour is the grey of the harbour.”')],
  },
  program: { type: 'codeBlock', content: [text('const colour = harbour.centre;')] },
  table: {
    type: 'table',
    content: [
      { type: 'tableRow', content: [cell('tableHeader', 'Colour'), cell('tableHeader', 'Harbour')] },
      { type: 'tableRow', content: [cell('tableCell', 'Grey'), cell('tableCell', 'The centre')] },
    ],
  },
  rule: { type: 'horizontalRule' },
  label: { type: 'sectionLabel', attrs: { label: 'Introduction' } },
  references: { type: 'references', attrs: { format: 'APA 7', language: null, items: [] } },
} as const satisfies Readonly<Record<string, JsonNode>>;
