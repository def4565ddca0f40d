import { documentSchema } from '@octavo/document-schema';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { addressIn } from './paste-link-plugin.ts';
import { linkAt } from '../editor/links.ts';

it.each([
  [' https://example.org/a ', 'https://example.org/a'],
  ['www.example.org', 'https://www.example.org/'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['example.org', null],
  ['see https://example.org', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%j holds the address %j', (pasted, address) => {
  expect(addressIn(pasted)).toBe(address);
});

it('finds the link at each of its edges and inside, and none beside it', () => {
  const { nodes, marks } = documentSchema;
  const link = marks['link']?.create({ href: 'https://example.org/' });
  const words = [
    documentSchema.text('on '),
    documentSchema.text('tides', link && [link]),
    documentSchema.text(' and'),
  ];
  const doc = nodes['doc']?.create(null, nodes['paragraph']?.create(null, words));
  const at = (position: number) => {
    const state = EditorState.create({ schema: documentSchema, ...(doc && { doc }) });
    return linkAt(state.apply(state.tr.setSelection(TextSelection.create(state.doc, position))));
  };
  expect([3, 4, 6, 9, 10].map(at)).toEqual([
    null,
    'https://example.org/',
    'https://example.org/',
    'https://example.org/',
    null,
  ]);
});
