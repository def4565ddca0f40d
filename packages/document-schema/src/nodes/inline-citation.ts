import { Node } from '@tiptap/core';
import { citationLabel } from '../citation-label.ts';

/** A citation in the running text. What it reads is rendered from its reference, never stored. */
export const InlineCitation = Node.create({
  name: 'inlineCitation',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes() {
    return {
      index: { default: 0, parseHTML: (element) => Number(element.dataset['index'] ?? 0), rendered: false },
      reference: {
        default: null,
        parseHTML: (element) => element.dataset['reference'] ?? null,
        rendered: false,
      },
      id: { default: null, parseHTML: (element) => element.dataset['id'] ?? null, rendered: false },
    };
  },
  parseHTML() {
    return [{ tag: 'cite[data-inline-citation]' }];
  },
  renderHTML({ node }) {
    const { index, reference, id } = node.attrs;
    const data = {
      'data-index': String(index),
      'data-id': id,
      ...(typeof reference === 'string' ? { 'data-reference': reference } : {}),
    };
    return ['cite', { 'data-inline-citation': '', ...data }, citationLabel(node.attrs)];
  },
});
