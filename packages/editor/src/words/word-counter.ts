import type { Editor } from '@tiptap/core';
import { createBurst } from '../view/burst.ts';
import { onEditorView } from '../view/on-editor-view.ts';
import { wordCountOf } from './word-count-plugin.ts';

/** The number of words as an outside store. */
export interface WordCounter {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => number;
}

/** How often a growing number is published, in milliseconds: to write it into the page lays the page out anew. */
const span = 1000;

/**
 * Publishes an editor's word count. A listener that writes it into the page itself costs no React commit when a word
 * is added.
 */
export function createWordCounter(editor: Editor): WordCounter {
  return {
    subscribe: (listener) => {
      const counts = createBurst(listener, span);
      const unwatch = onEditorView(editor, (state, before) => {
        if (wordCountOf(state) !== wordCountOf(before)) counts.note();
      });
      return () => {
        unwatch();
        counts.stop();
      };
    },
    getSnapshot: () => wordCountOf(editor.state),
  };
}
