import type { Editor } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';

type Listener = (state: EditorState, before: EditorState) => void;

const listeners = new WeakMap<Editor, Set<Listener>>();

/**
 * Notifies listeners of every new editor state, including that of a loaded document, which dispatches no transaction.
 */
export function stateListenerPlugin(editor: Editor): Plugin {
  return new Plugin({
    key: new PluginKey('stateListeners'),
    view: () => ({
      update: (view, before) => {
        for (const listener of listeners.get(editor) ?? []) listener(view.state, before);
      },
    }),
  });
}

/** Calls back with every new state and the previous one; returns a function that unsubscribes. */
export function onEditorView(editor: Editor, listener: Listener): () => void {
  const known = listeners.get(editor) ?? new Set<Listener>();
  listeners.set(editor, known.add(listener));
  return () => known.delete(listener);
}
