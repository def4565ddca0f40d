import type { JsonNode } from '@octavo/document-schema';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { EditorState, Selection } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import { heldPastePlugin } from '../paste/held-paste-plugin.ts';
import { cleanPaste } from '../paste/paste-cleaner.ts';
import { caretBeforeKeysPlugin } from '../view/caret-before-keys-plugin.ts';
import { caretInWindowPlugin } from '../view/caret-in-window-plugin.ts';
import { noteContentIn, noteInlines } from '@octavo/formats/pasting';
import { type NoteExits, noteKeymap } from './note-keymap.ts';

interface NoteViewOptions {
  readonly place: HTMLElement;
  readonly text: Node;
  readonly exits: NoteExits;
  readonly write: (content: readonly JsonNode[]) => void;
}

/** The note being edited, in its own editor, whose document is one paragraph of the document's schema. */
export interface NoteView {
  readonly focus: (at: 'end' | 'here') => void;
  /** Shows a text that was changed elsewhere, as by an undo. */
  readonly show: (text: Node) => void;
  readonly destroy: () => void;
}

export function createNoteView({ place, text, exits, write }: NoteViewOptions): NoteView {
  const insert = (slice: Slice) => {
    const content = noteContentIn(slice.content).map((json) => text.type.schema.nodeFromJSON(json));
    view.dispatch(
      view.state.tr.replaceSelection(new Slice(Fragment.fromArray(content), 0, 0)).scrollIntoView(),
    );
    return true;
  };
  const view: EditorView = new EditorView(
    { mount: place },
    {
      state: EditorState.create({
        doc: text,
        plugins: [caretBeforeKeysPlugin(), noteKeymap(exits), heldPastePlugin(), caretInWindowPlugin()],
      }),
      // Notes cannot contain pictures.
      transformPastedHTML: (html) => cleanPaste(html, () => null),
      handlePaste: (_view, _event, slice) => insert(slice),
      handleDrop: (_view, _event, slice, moved) => !moved && insert(slice),
      dispatchTransaction: (tr) => {
        view.updateState(view.state.apply(tr));
        if (tr.docChanged && tr.getMeta('shown') !== true) write(noteInlines(tr.doc.content));
      },
    },
  );
  return {
    focus: (at) => {
      const { tr } = view.state;
      if (at === 'end') view.dispatch(tr.setSelection(Selection.atEnd(tr.doc)));
      view.focus();
    },
    show: (next) => {
      const { doc, tr } = view.state;
      const start = next.content.findDiffStart(doc.content);
      const end = next.content.findDiffEnd(doc.content);
      if (start === null || end === null) return;
      const overlap = Math.max(0, start - Math.min(end.a, end.b));
      tr.replace(start, end.b + overlap, next.slice(start, end.a + overlap)).setMeta('shown', true);
      view.dispatch(tr);
    },
    destroy: () => view.destroy(),
  };
}
