import { Node } from '@tiptap/core';

/** A list whose items can be ticked. */
export const TaskList = Node.create({
  name: 'taskList',
  group: 'block list',
  content: 'taskItem+',
  parseHTML: () => [{ tag: 'ul[data-type="taskList"]', priority: 51 }],
  renderHTML: () => ['ul', { 'data-type': 'taskList' }, 0],
});

/** An item with a checkbox. Copied as Google Docs copies its own, so that the tick survives pasting there. */
export const TaskItem = Node.create({
  name: 'taskItem',
  content: 'paragraph block*',
  defining: true,
  addAttributes: () => ({
    checked: {
      default: false,
      keepOnSplit: false,
      parseHTML: (element: { getAttribute(name: string): string | null }) =>
        element.getAttribute('aria-checked') === 'true',
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'li[data-type="taskItem"]', priority: 51 }],
  renderHTML: ({ node }) => [
    'li',
    { 'data-type': 'taskItem', role: 'checkbox', 'aria-checked': String(node.attrs['checked'] === true) },
    0,
  ],
});
