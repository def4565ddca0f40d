import type { Editor } from '@tiptap/core';
import { useState, useSyncExternalStore } from 'react';
import { onEditorView } from '../view/on-editor-view.ts';

/**
 * Returns what `read` returns for the editor, as plain data; renders again only when it changes. Only the first `read`
 * is used.
 */
export function useEditorValue<Value>(editor: Editor, read: (editor: Editor) => Value): Value {
  const [{ subscribe, getSnapshot }] = useState(() => createStore(editor, read));
  return useSyncExternalStore(subscribe, getSnapshot);
}

function createStore<Value>(editor: Editor, read: (editor: Editor) => Value) {
  let known = read(editor);
  return {
    subscribe: (listener: () => void) => onEditorView(editor, listener),
    getSnapshot: (): Value => {
      const now = read(editor);
      if (now !== known && JSON.stringify(now) !== JSON.stringify(known)) known = now;
      return known;
    },
  };
}
