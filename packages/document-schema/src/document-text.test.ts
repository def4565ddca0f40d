import { expect, it } from 'vitest';
import type { DocumentJson } from './document-json.ts';
import { documentText, previewText, searchedText, textWithNotes } from './document-text.ts';

const essay: DocumentJson = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Margins' }] },
    { type: 'sectionLabel', attrs: { label: 'Introduction' } },
    { type: 'paragraph' },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'A reader ' },
        { type: 'text', text: 'writes', marks: [{ type: 'bold' }] },
        { type: 'inlineCitation', attrs: { index: 1, reference: null, id: 'a' } },
        { type: 'hardBreak' },
        { type: 'text', text: 'back.' },
        {
          type: 'footnote',
          attrs: { content: [{ type: 'text', text: 'So it is.' }, { type: 'hardBreak' }] },
        },
      ],
    },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'one' }] }] },
      ],
    },
    { type: 'references', attrs: { format: 'APA 7', items: [] } },
  ],
};

it('gives the text a line per block, without labels, citations and references', () => {
  expect(documentText(essay)).toBe('Margins\n\nA reader writes\nback.\none');
});

it('tells notes below the text for a search and a comparison', () => {
  expect(textWithNotes(essay)).toBe('Margins\n\nA reader writes\nback.\none\nSo it is.\n');
});

it('previews in one line', () => {
  expect(previewText(essay)).toBe('Margins A reader writes back. one');
});

it('cuts a preview at a word', () => {
  expect(previewText(essay, 20)).toBe('Margins A reader…');
});

it('finds a picture by what it is said to show, and counts none of it', () => {
  const picture = { type: 'picture', attrs: { id: 'f'.repeat(32), alt: 'A hand in a margin' } };
  const illustrated: DocumentJson = { ...essay, content: [picture, ...essay.content] };
  expect(searchedText(illustrated)).toBe(`${textWithNotes(essay)}\nA hand in a margin`);
  expect([documentText(illustrated), previewText(illustrated)]).toEqual([
    documentText(essay),
    previewText(essay),
  ]);
});
