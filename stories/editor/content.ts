import type { DocumentJson, JsonNode } from '@octavo/document-schema';

export const text = (value: string, ...marks: string[]): JsonNode => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});

export const paragraph = (...content: (string | JsonNode)[]): JsonNode => ({
  type: 'paragraph',
  content: content.map((part) => (typeof part === 'string' ? text(part) : part)),
});

export const doc = (...content: JsonNode[]): DocumentJson => ({ type: 'doc', content });

const reference = {
  id: 'jackson',
  authors: 'Jackson',
  year: 2001,
  title: 'Marginalia',
  publication: 'Yale University Press',
};

/** A page with every kind of block. */
export const essay = doc(
  { type: 'sectionLabel', attrs: { label: 'Introduction' } },
  paragraph(
    'A reader with a pencil is never quite alone. People answered books in teh own hand ',
    {
      type: 'inlineCitation',
      attrs: { index: 1, reference, id: 'c1' },
    },
    '.',
  ),
  { type: 'sectionLabel', attrs: { label: 'Body Paragraph 1' } },
  paragraph('Students who take notes by hand ', text('recieve', 'bold'), ' more than the words.'),
  { type: 'heading', attrs: { level: 2 }, content: [text('What remains')] },
  {
    type: 'bulletList',
    content: ['a mark', 'a date'].map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
  },
  { type: 'blockquote', content: [paragraph('The margin is not empty space.')] },
  { type: 'codeBlock', attrs: { language: null }, content: [text('margin = 2')] },
  { type: 'horizontalRule' },
  { type: 'references', attrs: { format: 'APA 7', items: [reference] } },
);
