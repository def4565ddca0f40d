import { holdTyping } from '@octavo/ui/typing';
import { type Editor, Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { changeBlock } from '../blocks/block-actions.ts';
import { takeGhostText, takeGhostWord } from '../ghost-text/ghost-text-plugin.ts';
import { type EditorShortcutId, editorShortcutFor, isTypedIn, platformOf } from '@octavo/ui/shortcuts';
import { changeTable, moveInTable } from '../tables/table-actions.ts';
import { tickAtCaret } from '../lists/task-items.ts';
import { toggleFormat } from './formatting.ts';

/** What the menus and cards do for the editor. */
export interface ShortcutTargets {
  readonly askAi: () => boolean;
  readonly cite: () => boolean;
  readonly footnote: () => boolean;
  readonly addPicture: () => boolean;
  readonly editLink: () => boolean;
  readonly focusMenu: () => boolean;
}

/** Binds the editor's part of the shortcut table. */
export function shortcutKeymap(targets: () => ShortcutTargets): Extension {
  return Extension.create({
    name: 'shortcuts',
    priority: 1000,
    addProseMirrorPlugins() {
      const platform = platformOf(navigator);
      return [
        new Plugin({
          props: {
            handleKeyDown: (_view, event) => {
              const id = editorShortcutFor(event, platform);
              if (id === null || !perform(this.editor, id, targets())) return false;
              if (isTypedIn(id)) holdTyping();
              return true;
            },
          },
        }),
      ];
    },
  });
}

function perform(editor: Editor, id: EditorShortcutId, targets: ShortcutTargets): boolean {
  switch (id) {
    case 'selectAll':
      return editor.commands.selectAll();
    case 'undo':
      return editor.commands.undo();
    case 'redo':
      return editor.commands.redo();
    case 'acceptCompletion':
      return takeGhostText(editor.state, (tr) => editor.view.dispatch(tr));
    case 'acceptCompletionWord':
      return takeGhostWord(editor.state, (tr) => editor.view.dispatch(tr));
    case 'askAi':
      return targets.askAi();
    case 'cite':
      return targets.cite();
    case 'footnote':
      return targets.footnote();
    case 'picture':
      return targets.addPicture();
    case 'link':
      return targets.editLink();
    case 'focusMenu':
      return targets.focusMenu();
    case 'rowAbove':
    case 'rowBelow':
    case 'columnBefore':
    case 'columnAfter':
    case 'headerRow':
    case 'deleteRow':
    case 'deleteColumn':
    case 'deleteTable':
      return changeTable(editor, id);
    case 'moveUp':
    case 'moveDown':
    case 'duplicateBlock':
    case 'deleteBlock':
      return changeBlock(editor, id);
    case 'tickTask':
      return tickAtCaret(editor);
    case 'nextCell':
      return moveInTable(editor, 1);
    case 'previousCell':
      return moveInTable(editor, -1);
    default:
      return toggleFormat(editor, id);
  }
}
