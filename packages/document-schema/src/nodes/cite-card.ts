import { Node } from '@tiptap/core';

/** The place of an open citation card below the passage it looks up. */
export const CiteCard = Node.create({
  name: 'citeCard',
  group: 'block',
  atom: true,
  selectable: false,
  addAttributes() {
    return { selection: { default: '' } };
  },
  renderHTML() {
    return ['div', { 'data-cite-card': '' }];
  },
});
