import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { createFootnoteArea, type FootnoteArea } from './footnote-area.ts';
import { withFootnote, withoutFootnote } from './footnote-commands.ts';
import { notesIn } from './footnote-plugin.ts';
import type { FootnoteLabels, FootnoteMarks } from './footnote-marks.ts';

/** The footnotes of one editor. */
export interface FootnoteSession {
  /** Adds a note after the selection and moves to it; with a mark selected, moves to its note. */
  readonly insert: () => boolean;
  /** Moves to the note of the mark at a position. */
  readonly open: (position: number) => boolean;
  /** Draws the notes into an element; returns a function that removes them. */
  readonly attach: (place: HTMLElement, labels: FootnoteLabels) => () => void;
}

export function createFootnoteSession(editor: Editor, marks: FootnoteMarks): FootnoteSession {
  let area: FootnoteArea | null = null;

  const open = (position: number): boolean => {
    const note = notesIn(editor.state).find((one) => one.position === position);
    if (!note || !area) return false;
    // Changes in the note get their own undo steps.
    if (editor.isEditable) editor.view.dispatch(closeHistory(editor.state.tr));
    area.focus(note.key);
    return true;
  };

  marks.open = open;
  return {
    open,
    insert: () => {
      const { selection } = editor.state;
      if (selection instanceof NodeSelection && selection.node.type.name === 'footnote') {
        return open(selection.from);
      }
      const placed = editor.isEditable ? withFootnote(editor.state) : null;
      if (!placed) return false;
      editor.view.dispatch(placed.tr);
      open(placed.position);
      return true;
    },
    attach: (place, labels) => {
      marks.labels = labels;
      for (const redraw of marks.views) redraw();
      const drawn = createFootnoteArea({
        editor,
        place,
        labels,
        leave: (position) => {
          const { doc, tr } = editor.state;
          tr.setSelection(TextSelection.create(doc, position + 1)).scrollIntoView();
          editor.view.dispatch(closeHistory(tr));
          editor.view.focus();
        },
        remove: (position) => {
          editor.view.dispatch(withoutFootnote(editor.state, position));
          editor.view.focus();
        },
      });
      area = drawn;
      return () => {
        drawn.destroy();
        if (area === drawn) area = null;
      };
    },
  };
}
