import type { Editor } from '@tiptap/core';
import { createBurst } from '../view/burst.ts';
import { onEditorView } from '../view/on-editor-view.ts';
import { wordCountOf } from './word-count.ts';

/** The word count as an external store. */
export interface WordCounter {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => number;
}

/** Minimum time between two updates of the count, in milliseconds: writing it to the page causes a layout. */
const span = 1000;

/**
 * Publishes an editor's word count, computed when it is published and not on every key. A listener that writes directly
 * to the page costs no React commit per word.
 */
export function createWordCounter(editor: Editor): WordCounter {
  return {
    subscribe: (listener) => {
      let reported = wordCountOf(editor.state);
      const counts = createBurst(() => {
        const words = wordCountOf(editor.state);
        if (words === reported) return;
        reported = words;
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
