import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { createBurst } from '../view/burst.ts';
import { onEditorView } from '../view/on-editor-view.ts';
import { headingPosition, type Outline, outlineOf } from './outline.ts';

/** The outline as an external store, and navigation to its headings. */
export interface OutlineStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Outline;
  /** Moves the caret to the end of a heading and scrolls it to the top of the window. */
  readonly go: (id: string) => void;
}

/** Minimum time between two updates of the outline, in milliseconds. */
const span = 500;
/** Distance from the top of the window to the heading, in pixels: the top bar and some space. */
const above = 96;

/** Publishes an editor's outline, computed when it is published and not on every key. */
export function createOutlineStore(editor: Editor): OutlineStore {
  let known = outlineOf(editor.state);
  const read = () => {
    const now = outlineOf(editor.state);
    if (JSON.stringify(now) !== JSON.stringify(known)) known = now;
    return known;
  };
  return {
    subscribe: (listener) => {
      read();
      const changes = createBurst(() => {
        const before = known;
        if (read() !== before) listener();
      }, span);
      const unwatch = onEditorView(editor, (state, before) => {
        if (state.doc !== before.doc || state.selection.head !== before.selection.head) changes.note();
      });
      return () => {
        unwatch();
        changes.stop();
      };
    },
    getSnapshot: () => known,
    go: (id) => {
      const { view } = editor;
      const position = headingPosition(view.state.doc, id);
      if (position === null) return;
      const end = position + (view.state.doc.nodeAt(position)?.nodeSize ?? 2) - 1;
      view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, end)));
      view.focus();
      window.scrollBy({ top: view.coordsAtPos(position + 1, 1).top - above });
    },
  };
}
