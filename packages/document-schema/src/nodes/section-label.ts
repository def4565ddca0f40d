import { Node } from '@tiptap/core';

/** Names the part of the essay that the next paragraph belongs to; shown in the left margin. */
export const SectionLabel = Node.create({
  name: 'sectionLabel',
  group: 'block',
  atom: true,
  selectable: false,
  addAttributes() {
    return {
      label: {
        default: 'Paragraph',
        parseHTML: (element) => element.dataset['sectionLabel'] ?? 'Paragraph',
        rendered: false,
      },
    };
  },
  parseHTML() {
    return [{ tag: 'div[data-section-label]' }];
  },
  renderHTML({ node }) {
    const label = String(node.attrs['label']);
    return ['div', { 'data-section-label': label }, ['span', label]];
  },
});
