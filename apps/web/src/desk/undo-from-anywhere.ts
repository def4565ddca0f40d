import type { DocumentEditorHandle } from '@octavo/editor';

const typedInto = 'input, textarea, select, [contenteditable="true"]';

/**
 * Undo and redo reach the text also while the focus is on a button of the panel: whoever has just applied a suggestion
 * there wants to take that back. Fields keep their own undo.
 */
export function bindUndo({ editor }: DocumentEditorHandle): () => void {
  const press = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    // A footnote has its own undo, which takes it away from under the key.
    if (event.defaultPrevented) return;
    if (event.altKey || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    if (event.target instanceof Element && event.target.closest(typedInto) !== null) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) editor.commands.redo();
    else editor.commands.undo();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
