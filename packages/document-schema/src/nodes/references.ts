import { Node } from '@tiptap/core';
import { referenceLine } from '../reference-line.ts';

/** The list of references at the end of a document, in the citation format it names. */
export const References = Node.create({
  name: 'references',
  group: 'block',
  atom: true,
  selectable: false,
  addAttributes() {
    return {
      format: { default: 'APA 7', rendered: false },
      /** Language of its terms; null for that of the text. */
      language: { default: null, rendered: false },
      items: { default: [], rendered: false },
    };
  },
  renderHTML({ node }) {
    const items: unknown = node.attrs['items'];
    const lines = Array.isArray(items) ? items.map((item) => ['li', referenceLine(item)]) : [];
    return ['section', { 'data-references': '' }, ['ol', ...lines]];
  },
});
