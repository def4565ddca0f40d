import type { DocumentEditorHandle } from '@octavo/editor';
import { editorShortcutFor, platformOf } from '@octavo/editor/shortcuts';

const typedInto = 'input, textarea, select, [contenteditable="true"]';

/**
 * Undo and redo also work on the text while the focus is on a button of the panel, so that a suggestion applied there
 * can be taken back. Fields keep their own undo.
 */
export function bindUndo({ editor }: DocumentEditorHandle): () => void {
  const platform = platformOf(navigator);
  const press = (event: KeyboardEvent) => {
    // A footnote has its own undo, which has already handled the key.
    if (event.defaultPrevented) return;
    const id = editorShortcutFor(event, platform);
    if (id !== 'undo' && id !== 'redo') return;
    if (event.target instanceof Element && event.target.closest(typedInto) !== null) return;
    event.preventDefault();
    if (id === 'redo') editor.commands.redo();
    else editor.commands.undo();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
