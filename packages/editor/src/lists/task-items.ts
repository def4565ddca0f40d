import { type AnyExtension, type Editor, InputRule } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Transaction } from '@tiptap/pm/state';
import { canJoin, findWrapping } from '@tiptap/pm/transform';
import { turnList } from './turn-list.ts';

interface Pressed {
  readonly editor: Editor;
}

/** Task items with their keys and input rules; `taskViewPlugin` draws them. */
export const withTasks = (taskItem: AnyExtension): AnyExtension =>
  taskItem.extend({
    addInputRules: () => [
      new InputRule({
        find: /^\[([ xX]?)\] $/u,
        handler: ({ state: { tr }, range: { from, to }, match }) => {
          tr.delete(from, to);
          return beginTask(tr, from, match[1]?.toLowerCase() === 'x') ? undefined : null;
        },
      }),
    ],
    addKeyboardShortcuts: () => ({
      Enter: ({ editor }: Pressed) => editor.commands.splitListItem('taskItem'),
      Tab: ({ editor }: Pressed) => editor.commands.sinkListItem('taskItem'),
      'Shift-Tab': ({ editor }: Pressed) => editor.commands.liftListItem('taskItem'),
    }),
  });

/** Turns the paragraph at a position into a task; one that starts an item of another list converts that list. */
export function beginTask(tr: Transaction, position: number, checked: boolean): boolean {
  const $at = tr.doc.resolve(position);
  const { taskList, taskItem } = tr.doc.type.schema.nodes;
  if (!taskList || !taskItem || $at.parent.type.name !== 'paragraph') return false;
  const holder = $at.node(-1).type.name;
  if ($at.index(-1) === 0 && (holder === 'listItem' || holder === 'taskItem')) {
    if (holder === 'listItem' && !turnList(tr, taskList)) return false;
    tr.setNodeMarkup($at.before(-1), null, { checked });
    return true;
  }
  const range = $at.blockRange();
  const wrapping = range && findWrapping(range, taskItem, { checked });
  if (!range || !wrapping) return false;
  tr.wrap(range, wrapping);
  if (tr.doc.resolve(range.start).nodeBefore?.type === taskList && canJoin(tr.doc, range.start)) {
    tr.join(range.start);
  }
  return true;
}

/** Toggles the tick of the item at a position, as a separate undo step. */
export function tick(tr: Transaction, position: number): boolean {
  const item = tr.doc.nodeAt(position);
  if (item?.type.name !== 'taskItem') return false;
  closeHistory(tr).setNodeMarkup(position, null, { checked: item.attrs['checked'] !== true });
  return true;
}

/** Toggles the tick of the item at the caret. */
export const tickAtCaret = (editor: Editor): boolean =>
  editor.commands.command(({ tr }) => {
    const { $from } = tr.selection;
    for (let { depth } = $from; depth > 0; depth -= 1) {
      if ($from.node(depth).type.name === 'taskItem') return tick(tr, $from.before(depth));
    }
    return false;
  });
