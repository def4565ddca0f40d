import { type Editor, Extension } from '@tiptap/core';
import { type EditorShortcutId, shortcuts } from '../shortcuts/shortcuts.ts';
import { toggleFormat } from './formatting.ts';

/** What the editor cannot do by itself: its menus and cards do. */
export interface ShortcutTargets {
  readonly askAi: () => boolean;
  readonly editLink: () => boolean;
  readonly focusMenu: () => boolean;
}

/** Binds the editor's part of the shortcut table. */
export function shortcutKeymap(targets: () => ShortcutTargets): Extension {
  return Extension.create({
    name: 'shortcuts',
    priority: 1000,
    addKeyboardShortcuts() {
      const bound = shortcuts.filter((shortcut) => shortcut.scope === 'editor');
      return Object.fromEntries(
        bound.map(({ id, keys }) => [keys, () => perform(this.editor, id, targets())]),
      );
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
    case 'askAi':
      return targets.askAi();
    case 'link':
      return targets.editLink();
    case 'focusMenu':
      return targets.focusMenu();
    default:
      return toggleFormat(editor, id);
  }
}
