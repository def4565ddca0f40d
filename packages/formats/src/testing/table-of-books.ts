const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const cell = (type: string, text: string, attrs = {}) => ({ type, attrs, content: [paragraph(text)] });
const row = (...content: ReturnType<typeof cell>[]) => ({ type: 'tableRow', content });
/** A table with cells over several rows and columns, between two paragraphs. */
export const tableOfBooks = {
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

/** The words of all, in their order. */
export const wordsOfBooks: readonly string[] = [
  'Before',
  'Book',
  'Notes',
  'Years',
  'Lyon',
  'quills',
  'inks',
  'wax',
  '1544',
  'After',
];
