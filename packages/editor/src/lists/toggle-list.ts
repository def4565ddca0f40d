import type { Editor } from '@tiptap/core';
import { turnList } from './turn-list.ts';

const items = { bulletList: 'listItem', orderedList: 'listItem', taskList: 'taskItem' } as const;

/** Makes a list of the selection, turns its list into another, or takes it out of its list. */
export const toggleList = (editor: Editor, list: keyof typeof items): boolean =>
  editor
    .chain()
    .focus()
    .command(({ tr, commands }) => {
      const type = tr.doc.type.schema.nodes[list];
      return (type !== undefined && turnList(tr, type)) || commands.toggleList(list, items[list]);
    })
    .run();
