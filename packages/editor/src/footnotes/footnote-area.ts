import { noteContentOf } from '@octavo/document-schema';
import type { Editor } from '@tiptap/core';
import { redoNoScroll, undoNoScroll } from '@tiptap/pm/history';
import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { isSameMatch } from '../search/find-matches.ts';
import { matchesOf } from '../search/search-commands.ts';
import { searchQueryOf, shownMatchOf } from '../search/search-plugin.ts';
import { onEditorView } from '../view/on-editor-view.ts';
import * as css from './footnotes.css.ts';
import { withNoteContent } from './footnote-commands.ts';
import { notesIn, type PlacedNote } from './footnote-plugin.ts';
import { type MarkedPlace, markWords } from './mark-words.ts';
import type { FootnoteLabels } from './footnote-marks.ts';
import { createNoteView, type NoteView } from './note-view.ts';

interface Row {
  readonly element: HTMLElement;
  readonly back: HTMLButtonElement;
  readonly text: HTMLElement;
  node: Node;
}

interface AreaOptions {
  readonly editor: Editor;
  readonly place: HTMLElement;
  readonly labels: FootnoteLabels;
  readonly leave: (position: number) => void;
  readonly remove: (position: number) => void;
}

/** The notes at the end of the sheet. */
export interface FootnoteArea {
  readonly focus: (key: number) => void;
  readonly destroy: () => void;
}

/**
 * Draws the notes below the text without React, so that typing in one of them updates only that one. Only the focused
 * note is an editor; the others are static.
 */
export function createFootnoteArea({ editor, place, labels, leave, remove }: AreaOptions): FootnoteArea {
  const rows = new Map<number, Row>();
  let active: { readonly key: number; readonly view: NoteView } | null = null;
  const section = document.createElement('section');
  section.className = css.notes;
  section.ariaLabel = labels.all;
  place.replaceChildren(section);

  const noteOf = (key: number): PlacedNote | undefined =>
    notesIn(editor.state).find((note) => note.key === key);

  const settle = () => {
    const row = active && rows.get(active.key);
    active?.view.destroy();
    active = null;
    if (row) {
      row.text.removeAttribute('contenteditable');
      row.text.className = css.text;
      paint(row);
    }
  };

  const activate = (key: number) => {
    const row = rows.get(key);
    if (!row || active?.key === key || !editor.isEditable) return;
    settle();
    const at = (act: (position: number) => void) => () => {
      const note = noteOf(key);
      if (note) act(note.position);
      return note !== undefined;
    };
    const view = createNoteView({
      place: row.text,
      text: paragraphOf(row.node),
      exits: {
        undo: () => undoNoScroll(editor.state, editor.view.dispatch),
        redo: () => redoNoScroll(editor.state, editor.view.dispatch),
        leave: at(leave),
        remove: at(remove),
        move: (by) => {
          const notes = notesIn(editor.state);
          const next = notes[notes.findIndex((note) => note.key === key) + by];
          if (next) focus(next.key);
          return next !== undefined;
        },
      },
      write: (content) => {
        const note = noteOf(key);
        if (note) editor.view.dispatch(withNoteContent(editor.state, note.position, content));
      },
    });
    active = { key, view };
  };

  const focus = (key: number) => {
    activate(key);
    const row = rows.get(key);
    if (active?.key === key) active.view.focus('end');
    else row?.text.focus();
    row?.element.scrollIntoView({ block: 'nearest' });
  };

  const createRow = ({ key, node }: PlacedNote): Row => {
    const element = document.createElement('div');
    element.className = css.row;
    element.setAttribute('role', 'doc-footnote');
    element.dir = 'auto';
    const back = document.createElement('button');
    back.type = 'button';
    back.className = css.back;
    back.dataset['print'] = 'shown';
    const text = document.createElement('div');
    text.className = css.text;
    text.setAttribute('role', 'textbox');
    text.ariaMultiLine = 'true';
    text.dataset['placeholder'] = labels.placeholder;
    back.addEventListener('click', () => {
      const note = noteOf(key);
      if (note) leave(note.position);
    });
    // Before the browser sets the caret at the pointer.
    text.addEventListener('pointerdown', () => activate(key));
    text.addEventListener('focus', () => {
      if (active?.key === key || !editor.isEditable) return;
      activate(key);
      active?.view.focus('end');
    });
    text.addEventListener('focusout', () =>
      setTimeout(() => {
        if (active?.key === key && document.activeElement !== text) settle();
      }),
    );
    element.append(back, text);
    const row = { element, back, text, node };
    paint(row);
    return row;
  };

  const paint = ({ text, node }: Row) => {
    const { content } = paragraphOf(node);
    text.replaceChildren(DOMSerializer.fromSchema(editor.schema).serializeFragment(content));
    text.toggleAttribute('data-empty', content.size === 0);
    markWords(text, placesIn(node));
  };

  /** The search matches in one note. */
  const placesIn = (node: Node): readonly MarkedPlace[] => {
    const shown = shownMatchOf(editor.state);
    const position = notesIn(editor.state).find((note) => note.node === node)?.position;
    return matchesOf(editor.state).flatMap((match) =>
      match.note && match.from === position
        ? [{ ...match.note, isShown: shown !== null && isSameMatch(match, shown) }]
        : [],
    );
  };

  const markFound = () => {
    for (const [key, row] of rows) if (key !== active?.key) paint(row);
    section.querySelector('[data-search="current"]')?.scrollIntoView({ block: 'center' });
  };

  const refresh = (row: Row, key: number, node: Node) => {
    if (row.node === node) return;
    row.node = node;
    const text = paragraphOf(node);
    if (active?.key === key) {
      active.view.show(text);
      row.text.toggleAttribute('data-empty', text.content.size === 0);
    } else paint(row);
  };

  const draw = () => {
    const notes = notesIn(editor.state);
    const isHeld = section.contains(document.activeElement);
    const keys = new Set(notes.map(({ key }) => key));
    for (const [key, row] of rows) {
      if (keys.has(key)) continue;
      if (active?.key === key) settle();
      row.element.remove();
      rows.delete(key);
    }
    for (const [index, note] of notes.entries()) {
      const row = rows.get(note.key) ?? createRow(note);
      rows.set(note.key, row);
      refresh(row, note.key, note.node);
      name(row, index + 1);
      // Moving the element of the note being edited would take its focus.
      const there = section.children[index];
      if (there !== row.element) section.insertBefore(row.element, there ?? null);
    }
    section.hidden = notes.length === 0;
    if (isHeld && !section.contains(document.activeElement)) editor.view.focus();
  };

  const name = ({ back, text }: Row, number: number) => {
    if (back.textContent === `${number}`) return;
    back.textContent = `${number}`;
    back.ariaLabel = labels.back(number);
    text.ariaLabel = labels.text(number);
    text.setAttribute('aria-description', labels.hint);
  };

  const setReach = () => {
    for (const { text } of rows.values()) {
      text.tabIndex = editor.isEditable ? 0 : -1;
      text.ariaReadOnly = editor.isEditable ? null : 'true';
    }
  };

  let drawn: readonly PlacedNote[] | null = null;
  let searched = { query: searchQueryOf(editor.state), note: shownMatchOf(editor.state)?.note };
  const update = () => {
    const notes = notesIn(editor.state);
    if (notes !== drawn && !isMovedOnly(notes, drawn)) {
      draw();
      setReach();
    }
    drawn = notes;
    const [query, shown] = [searchQueryOf(editor.state), shownMatchOf(editor.state)];
    if (query !== searched.query || shown?.note !== searched.note) {
      searched = { query, note: shown?.note };
      markFound();
    }
  };
  update();
  editor.on('update', setReach);
  const stop = onEditorView(editor, update);
  return {
    focus,
    destroy: () => {
      stop();
      editor.off('update', setReach);
      settle();
      section.remove();
    },
  };

  function paragraphOf(node: Node): Node {
    const content = noteContentOf(node.attrs).map((json) => editor.schema.nodeFromJSON(json));
    return editor.schema.node('paragraph', null, content);
  }
}

/** Whether typing before the notes has only moved them. */
const isMovedOnly = (now: readonly PlacedNote[], before: readonly PlacedNote[] | null): boolean =>
  before !== null &&
  now.length === before.length &&
  now.every(({ key, node }, index) => key === before[index]?.key && node === before[index].node);
