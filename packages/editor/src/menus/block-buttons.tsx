import { ArrowDown, ArrowUp, CopyPlus, type LucideIcon, Trash2 } from 'lucide-react';
import type { Editor } from '@tiptap/core';
import { type BlockAction, blockActions, changeBlock } from '../blocks/block-actions.ts';
import type { EditorLabels } from '../editor/editor-labels.ts';
import { MenuButton } from './menu-button.tsx';
import * as css from './menu.css.ts';

const icons: Readonly<Record<BlockAction, LucideIcon>> = {
  moveUp: ArrowUp,
  moveDown: ArrowDown,
  duplicateBlock: CopyPlus,
  deleteBlock: Trash2,
};

export interface BlockButtonsProps {
  readonly editor: Editor;
  readonly labels: EditorLabels;
}

/** Actions on the block as a whole. */
export function BlockButtons({ editor, labels }: BlockButtonsProps) {
  return (
    <>
      <span className={css.divider} />
      {blockActions.map((action) => (
        <MenuButton
          key={action}
          icon={icons[action]}
          label={labels.blocks[action]}
          shortcut={action}
          onPress={() => changeBlock(editor, action)}
        />
      ))}
    </>
  );
}
