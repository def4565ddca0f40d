import type { Editor } from '@tiptap/core';
import type { NodeType } from '@tiptap/pm/model';
import { type Command, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  TableMap,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import { mostColumns } from '@octavo/document-schema';

/** Actions on the table around the caret. */
export const tableActions = [
  'rowAbove',
  'rowBelow',
  'columnBefore',
  'columnAfter',
  'headerRow',
  'deleteRow',
  'deleteColumn',
  'deleteTable',
] as const;
export type TableAction = (typeof tableActions)[number];

const commands = {
  rowAbove: addRowBefore,
  rowBelow: addRowAfter,
  columnBefore: withRoom(addColumnBefore),
  columnAfter: withRoom(addColumnAfter),
  headerRow: toggleHeaderRow,
  deleteRow,
  deleteColumn,
  deleteTable,
} satisfies Record<TableAction, Command>;

/** Whether the caret or the selection is in a table. */
export const hasTable = (state: EditorState): boolean => isInTable(state);

/** Returns false if there is no table. */
export const changeTable = (editor: Editor, action: TableAction): boolean =>
  isInTable(editor.state) &&
  editor
    .chain()
    .focus()
    .command(({ state, dispatch }) => commands[action](state, dispatch))
    .run();

/** Inserts a table of three rows and columns replacing an empty paragraph, or after the block with the caret. */
export const insertTable = (editor: Editor): boolean =>
  editor
    .chain()
    .focus()
    .command(({ tr }) => placeTable(tr))
    .run();

function placeTable(tr: Transaction): boolean {
  const { $from } = tr.selection;
  const { tableRow, tableHeader, tableCell, table, paragraph } = tr.doc.type.schema.nodes;
  if ($from.depth === 0 || !tableRow || !tableHeader || !tableCell || !table || !paragraph) return false;
  const isEmpty = $from.parent.type === paragraph && $from.parent.content.size === 0;
  const index = $from.index(-1) + (isEmpty ? 0 : 1);
  const end = $from.index(-1) + 1;
  const parent = $from.node(-1);
  if (!parent.canReplaceWith(index, end, table)) return false;
  const row = (cell: NodeType) =>
    tableRow.create(
      null,
      [0, 1, 2].map(() => cell.create(null, paragraph.create())),
    );
  const node = table.create(null, [row(tableHeader), row(tableCell), row(tableCell)]);
  const from = isEmpty ? $from.before() : $from.after();
  // After a table at the end there would be no line to continue writing in.
  tr.replaceWith(from, $from.after(), end === parent.childCount ? [node, paragraph.create()] : node);
  tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1))).scrollIntoView();
  return true;
}

/** Moves to the next or previous cell; after the last one a row is added. */
export function moveInTable(editor: Editor, by: 1 | -1): boolean {
  if (!isInTable(editor.state)) return false;
  const move = () => editor.commands.command(({ state, dispatch }) => goToNextCell(by)(state, dispatch));
  if (move() || by === -1) return true;
  return changeTable(editor, 'rowBelow') && move();
}

function withRoom(command: Command): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    for (let { depth } = $from; depth > 0; depth -= 1) {
      const node = $from.node(depth);
      if (node.type.name === 'table' && TableMap.get(node).width >= mostColumns) return false;
    }
    return command(state, dispatch);
  };
}
