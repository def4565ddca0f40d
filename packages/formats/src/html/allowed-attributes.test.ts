import { Fragment, Slice } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { documentSchema, type JsonNode, parseDocument } from '@octavo/document-schema';
import { withAllowedAttributes } from './allowed-attributes.ts';

const paragraph = (...content: readonly (string | JsonNode)[]): JsonNode => ({
  type: 'paragraph',
  content: content.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part)),
});

function pasted(...content: readonly JsonNode[]) {
  const nodes = content.map((node) => documentSchema.nodeFromJSON(node));
  const slice = withAllowedAttributes(new Slice(Fragment.from(nodes), 0, 0));
  return { type: 'doc', content: slice.content.toJSON() };
}

test('regression 28: no pasted attribute makes a document impossible to save', () => {
  const document = pasted(
    {
      type: 'orderedList',
      attrs: { start: -3, type: 'upper-roman' },
      content: [{ type: 'listItem', content: [paragraph('One')] }],
    },
    { type: 'codeBlock', attrs: { language: 'x'.repeat(200) }, content: [{ type: 'text', text: 'y = 1' }] },
    { type: 'sectionLabel', attrs: { label: 'z'.repeat(200) } },
    paragraph('Cited ', {
      type: 'inlineCitation',
      attrs: { index: Number.NaN, reference: 'r'.repeat(500), id: null },
    }),
  );

  expect(parseDocument(document)).toMatchObject({ ok: true });
  expect(document.content).toMatchObject([
    { attrs: { start: 1, type: null } },
    { attrs: { language: null } },
    { attrs: { label: 'Paragraph' } },
    { content: [{}, { attrs: { index: 0, reference: null, id: null } }] },
  ]);
});

test('allowed attributes are pasted unchanged', () => {
  const content: JsonNode[] = [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Title' }] },
    {
      type: 'orderedList',
      attrs: { start: 4, type: null },
      content: [{ type: 'listItem', content: [paragraph('Four')] }],
    },
    paragraph({
      type: 'text',
      text: 'link',
      marks: [{ type: 'link', attrs: { href: 'https://example.org/' } }],
    }),
  ];
  expect(pasted(...content).content).toEqual(content);
});
