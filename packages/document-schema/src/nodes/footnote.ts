import { Node } from '@tiptap/core';
import type { JsonNode } from '../document-json.ts';
import { noteContentOf } from '../note-content.ts';

/**
 * A footnote mark, which carries the text of the note: neither exists without the other, and both have the same order.
 * Its number is counted when it is drawn and never stored.
 */
export const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes() {
    return {
      content: {
        default: [],
        parseHTML: (element) => parsed(element.dataset['footnote']),
        rendered: false,
      },
    };
  },
  parseHTML() {
    return [{ tag: 'sup[data-footnote]' }];
  },
  renderHTML({ node }) {
    return ['sup', { 'data-footnote': JSON.stringify(noteContentOf(node.attrs)) }, '*'];
  },
});

function parsed(written: string | undefined): readonly JsonNode[] {
  try {
    return noteContentOf({ content: JSON.parse(written ?? '[]') });
  } catch {
    return [];
  }
}
