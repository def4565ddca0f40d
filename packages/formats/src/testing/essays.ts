import type { DocumentContent, DocumentNode } from '@octavo/contract';

const text = (value: string, ...marks: readonly string[]): DocumentNode =>
  marks.length === 0
    ? { type: 'text', text: value }
    : { type: 'text', text: value, marks: marks.map((type) => ({ type })) };

const link = (value: string, href: string): DocumentNode => ({
  type: 'text',
  text: value,
  marks: [{ type: 'link', attrs: { href } }],
});

const paragraph = (...content: DocumentNode[]): DocumentNode => ({ type: 'paragraph', content });
const heading = (level: number, value: string): DocumentNode => ({
  type: 'heading',
  attrs: { level },
  content: [text(value)],
});
const item = (...content: DocumentNode[]): DocumentNode => ({ type: 'listItem', content });

export const hostileText =
  '#read("/etc/passwd") $x^2$ *b* _i_ `c` \\input{/etc/passwd} <script>alert(1)</script> & %';

export const richTitle = 'The Waggle & the “Dance”: how bees tell <where>';

/** One of everything that a document may contain. */
export const richDocument: DocumentContent = {
  type: 'doc',
  content: [
    { type: 'sectionLabel', attrs: { label: 'Introduction' } },
    paragraph(
      text('The honeybee is a '),
      text('remarkable', 'italic'),
      text(' insect, and '),
      text('its ', 'bold'),
      text('social', 'bold', 'italic'),
      text(' life', 'bold'),
      text(' has been studied for centuries. It was Karl von Frisch who showed in 1927 that the '),
      text('Schwänzeltanz', 'underline'),
      text(' is a language of its own. Many had thought it a '),
      text('mere accident', 'strike'),
      text(' of the hive '),
      {
        type: 'inlineCitation',
        attrs: { index: 1, reference: { authors: ['Frisch, K. von'], year: 1967 }, id: 'a' },
      },
      text('. More is told by '),
      link(
        'the Nobel foundation',
        'https://www.nobelprize.org/prizes/medicine/1973/frisch/?q=a&b=%20c#lecture',
      ),
      text('.'),
    ),
    paragraph(
      text(
        'Accents and ligatures: œuvre, naïveté, Straße, coração, efficient office, Ærøskøbing, Łódź. A flower 🌻.',
      ),
      { type: 'hardBreak' },
      text('A second line after a hard break.'),
    ),
    paragraph(text('שלום עולם, the bees said.')),
    heading(1, 'What the dance says'),
    paragraph(text(hostileText)),
    heading(2, 'Direction'),
    {
      type: 'bulletList',
      content: [
        item(paragraph(text('The angle to the vertical is the angle to the sun.'))),
        item(paragraph(text('The length of the run is the distance:')), {
          type: 'orderedList',
          attrs: { start: 1 },
          content: [
            item(paragraph(text('one second for a kilometre,'))),
            item(paragraph(text('two seconds for two.'))),
          ],
        }),
        item(paragraph(text('The liveliness is the worth of the place.'))),
      ],
    },
    heading(3, 'How it was found'),
    {
      type: 'orderedList',
      attrs: { start: 1 },
      content: [item(paragraph(text('Mark a bee.'))), item(paragraph(text('Follow it home.')))],
    },
    paragraph(text('Then, continuing the count:')),
    {
      type: 'orderedList',
      attrs: { start: 3 },
      content: [item(paragraph(text('Watch it dance.'))), item(paragraph(text('Note the angle.')))],
    },
    {
      type: 'blockquote',
      content: [
        paragraph(
          text(
            'The bees’ life is like a magic well: the more you draw from it, the more it fills with water.',
          ),
        ),
        paragraph(text('Karl von Frisch')),
      ],
    },
    {
      type: 'codeBlock',
      attrs: { language: 'python' },
      content: [
        text('def angle(sun, food):\n    return (food - sun) % 360  # degrees\n\nprint("```", "]]>")'),
      ],
    },
    { type: 'horizontalRule' },
    paragraph(text('Call '), text('angle()', 'code'), text(' to see it for oneself.')),
    { type: 'emptyAiCard' },
    { type: 'textAiCard', attrs: { originalText: 'never printed', selected_action: null } },
    { type: 'citeCard', attrs: { selection: 'nor this' } },
    {
      type: 'references',
      attrs: {
        format: 'APA 7',
        items: [
          {
            id: 'a',
            authors: ['Frisch, K. von'],
            year: 1967,
            title: 'The Dance Language and Orientation of Bees',
            publication: 'Harvard University Press, Cambridge, Massachusetts, in a long line that must hang',
            url: 'https://example.org/dance',
          },
          { id: 'b', authors: ['Seeley, T. D.'], year: 2010, title: 'Honeybee Democracy' },
        ],
      },
    },
  ],
};

const sentences = [
  'The seminar room was quiet, and the reading of the old letters continued until the evening came. ',
  'Nobody had expected that such an unremarkable correspondence would become the foundation of a discipline. ',
  'What the historians later described as a controversy was, to those who took part in it, a conversation. ',
];

/** A document of about `words` words in paragraphs of some 90, with a heading every ten. */
export function longDocument(words: number): DocumentContent {
  const line = sentences.join('').repeat(2);
  const count = Math.ceil(words / line.split(' ').length);
  const content = Array.from({ length: count }, (_, index) => [
    ...(index % 10 === 0 ? [heading(1 + ((index / 10) % 3), `Part ${index / 10 + 1}`)] : []),
    paragraph(text(`${index + 1}. ${line.trim()}`)),
  ]);
  return { type: 'doc', content: content.flat() };
}
