import { expect, it } from 'vitest';
import type { DocumentJson, JsonNode } from './document-json.ts';
import { comparedText, documentText, previewText, searchedText } from './document-text.ts';

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

it('returns one line per block, without labels, citations and references', () => {
  expect(documentText(essay)).toBe('Margins\n\nA reader writes\nback.\none');
});

it('appends footnotes to the text for search and comparison', () => {
  const withNotes = 'Margins\n\nA reader writes\nback.\none\nSo it is.\n';
  expect([comparedText(essay), searchedText(essay)]).toEqual([withNotes, withNotes]);
});

it('compares the ticks of tasks, although they are not words', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const task = (checked: boolean, ...content: JsonNode[]) => ({
    type: 'taskItem',
    attrs: { checked },
    content,
  });
  const inner = { type: 'taskList', content: [task(true, paragraph('rye'))] };
  const list = { type: 'taskList', content: [task(false, paragraph('bread'), paragraph('dark'), inner)] };
  const document: DocumentJson = { type: 'doc', content: [list] };
  expect(comparedText(document)).toBe('☐ bread\ndark\n☑ rye');
  expect(documentText(document)).toBe('bread\ndark\nrye');
});

it('returns a preview in one line', () => {
  expect(previewText(essay)).toBe('Margins A reader writes back. one');
});

it('cuts a preview at a word boundary', () => {
  expect(previewText(essay, 20)).toBe('Margins A reader…');
});

it('finds a picture by its description, without counting its words', () => {
  const picture = { type: 'picture', attrs: { id: 'f'.repeat(32), alt: 'A hand in a margin' } };
  const illustrated: DocumentJson = { ...essay, content: [picture, ...essay.content] };
  expect(searchedText(illustrated)).toBe(`${searchedText(essay)}\nA hand in a margin`);
  expect([documentText(illustrated), previewText(illustrated)]).toEqual([
    documentText(essay),
    previewText(essay),
  ]);
});
