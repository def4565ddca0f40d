import type { DocumentContent, DocumentNode } from '@octavo/contract';
import type { WritingInput } from '@octavo/formats/writing';
import { richDocument, richTitle } from '@octavo/formats/testing/essays';

const text = (words: string): DocumentNode => ({ type: 'text', text: words });
const paragraph = (...words: readonly string[]): DocumentNode => ({
  type: 'paragraph',
  content: words.map(text),
});
const heading = (level: number, words: string): DocumentNode => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
});
const note: DocumentNode = { type: 'footnote', attrs: { content: [text('Not a link, only a note.')] } };
const row = (...cells: readonly (readonly [type: string, words: string])[]): DocumentNode => ({
  type: 'tableRow',
  content: cells.map(([type, words]) => ({
    type,
    content: [words === '' ? { type: 'paragraph' } : paragraph(words)],
  })),
});
const task = (checked: boolean, words: string): DocumentNode => ({
  type: 'taskItem',
  attrs: { checked },
  content: [paragraph(words)],
});
const picture = (alt: string): DocumentNode => ({ type: 'picture', attrs: { id: 'a1'.repeat(16), alt } });
const document = (...content: readonly DocumentNode[]): DocumentContent => ({
  type: 'doc',
  content: [...content],
});

/** A red square. */
const pictures = [
  {
    id: 'a1'.repeat(16),
    mediaType: 'image/png' as const,
    width: 1,
    height: 1,
    bytes: new Uint8Array(
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
        'base64',
      ),
    ),
  },
];

/** Documents with everything that a reader could stumble over, by name. */
export const furnished: Readonly<Record<string, Omit<WritingInput, 'options'>>> = {
  rich: { title: richTitle, content: richDocument },
  pictures: { title: 'A map', content: document(picture('A map of canals')), pictures },
  undescribed: { title: 'Two', content: document(picture('A map'), picture('')), pictures },
  tables: {
    title: 'Tides',
    content: document({
      type: 'table',
      content: [
        row(['tableHeader', ''], ['tableHeader', 'Ebb']),
        row(['tableHeader', 'North'], ['tableCell', '1900']),
      ],
    }),
  },
  tasks: {
    title: 'To do',
    content: document({ type: 'taskList', content: [task(true, 'Read'), task(false, 'Write')] }),
  },
  notes: { title: 'Notes', content: document({ type: 'paragraph', content: [text('Tides'), note] }) },
  'skipped levels': {
    title: 'Levels',
    content: document(heading(2, 'Second'), heading(3, 'Third'), heading(1, 'First'), heading(3, 'Deep')),
  },
  untitled: { title: '', content: document(paragraph('Only words.'), heading(1, 'One')) },
  Arabic: { title: 'مقال', content: document(paragraph('هذه جملة'), paragraph('And English.')) },
  empty: { title: '', content: document({ type: 'paragraph' }) },
};
