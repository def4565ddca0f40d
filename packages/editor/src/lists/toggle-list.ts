import type { Editor } from '@tiptap/core';
import { turnList } from './turn-list.ts';

const items = { bulletList: 'listItem', orderedList: 'listItem', taskList: 'taskItem' } as const;

/** Turns the selection into a list, turns its list into one of another kind, or lifts it out of its list. */
export const toggleList = (editor: Editor, list: keyof typeof items): boolean =>
  editor
    .chain()
    .focus()
    .command(({ tr, commands }) => {
      const type = tr.doc.type.schema.nodes[list];
      return (type !== undefined && turnList(tr, type)) || commands.toggleList(list, items[list]);
    })
    .run();
