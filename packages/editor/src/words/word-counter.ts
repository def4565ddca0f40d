import type { Editor } from '@tiptap/core';
import { createBurst } from '../view/burst.ts';
import { onEditorView } from '../view/on-editor-view.ts';
import { wordCountOf } from './word-count.ts';

/** The number of words as an outside store. */
export interface WordCounter {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => number;
}

/** How often a growing number is published, in milliseconds: to write it into the page lays the page out anew. */
const span = 1000;

/**
 * Publishes an editor's word count, which is counted when it is published and not with each key. A listener that writes
 * it into the page itself costs no React commit when a word is added.
 */
export function createWordCounter(editor: Editor): WordCounter {
  return {
    subscribe: (listener) => {
      let told = wordCountOf(editor.state);
      const counts = createBurst(() => {
        const words = wordCountOf(editor.state);
        if (words === told) return;
        told = words;
        listener();
      }, span);
      const unwatch = onEditorView(editor, (state, before) => {
        if (state.doc !== before.doc) counts.note();
      });
      return () => {
        unwatch();
        counts.stop();
      };
    },
    getSnapshot: () => wordCountOf(editor.state),
  };
}
