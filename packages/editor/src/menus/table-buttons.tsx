import type { Editor } from '@tiptap/core';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  FoldHorizontal,
  FoldVertical,
  type LucideIcon,
  PanelTop,
  Trash2,
} from 'lucide-react';
import type { EditorLabels } from '../editor/editor-labels.ts';
import { changeTable, hasTable, type TableAction, tableActions } from '../tables/table-actions.ts';
import { MenuButton } from './menu-button.tsx';
import * as css from './menu.css.ts';
import { useEditorValue } from './use-editor-value.ts';

const icons: Readonly<Record<TableAction, LucideIcon>> = {
  rowAbove: BetweenHorizontalEnd,
  rowBelow: BetweenHorizontalStart,
  columnBefore: BetweenVerticalEnd,
  columnAfter: BetweenVerticalStart,
  headerRow: PanelTop,
  deleteRow: FoldVertical,
  deleteColumn: FoldHorizontal,
  deleteTable: Trash2,
};

export interface TableButtonsProps {
  readonly editor: Editor;
  readonly labels: EditorLabels;
}

/** Actions on the table around the caret; nothing if there is none. */
export function TableButtons({ editor, labels }: TableButtonsProps) {
  const isShown = useEditorValue(editor, ({ state }) => hasTable(state));
  if (!isShown) return null;
  return (
    <>
      <span className={css.divider} />
      {tableActions.map((action) => (
        <MenuButton
          key={action}
          icon={icons[action]}
          label={labels.tables[action]}
          shortcut={action}
          onPress={() => changeTable(editor, action)}
        />
      ))}
    </>
  );
}
