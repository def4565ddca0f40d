import { Node } from '@tiptap/core';

/** The place of an open AI card on an empty line. */
export const EmptyAiCard = Node.create({
  name: 'emptyAiCard',
  group: 'block',
  atom: true,
  selectable: false,
  renderHTML() {
    return ['div', { 'data-empty-ai-card': '' }];
  },
});

/** The place of an open AI card below the passage it works on. */
export const TextAiCard = Node.create({
  name: 'textAiCard',
  group: 'block',
  atom: true,
  selectable: false,
  addAttributes() {
    return { originalText: { default: '' }, selected_action: { default: null } };
  },
  renderHTML() {
    return ['div', { 'data-text-ai-card': '' }];
  },
});
