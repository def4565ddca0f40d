import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { changedRanges } from '../text/changed-ranges.ts';
import type { FootnoteMarks } from './footnote-marks.ts';
import { footnoteView } from './footnote-view.ts';

/** A footnote in the text. */
export interface PlacedNote {
  readonly position: number;
  readonly node: Node;
  /** Identifies the note while its text and position change. */
  readonly key: number;
}

/** The footnotes of a document in order: the number of a note is its place in the list. */
export interface FootnoteState {
  readonly notes: readonly PlacedNote[];
  readonly nextKey: number;
}

const key = new PluginKey<FootnoteState>('footnotes');

export const notesIn = (state: EditorState): readonly PlacedNote[] => key.getState(state)?.notes ?? [];

/** The number of the footnote at a position, from 1; 0 if there is none. */
export function noteNumber(state: EditorState, position: number): number {
  return notesIn(state).findIndex((note) => note.position === position) + 1;
}

/** Tracks footnotes through edits incrementally, without scanning the whole text, and draws their numbers. */
export function footnotePlugin(marks: FootnoteMarks): Plugin {
  return new Plugin<FootnoteState>({
    key,
    state: {
      init: (_, { doc }) => scanned(doc),
      apply: (tr, value) => (tr.docChanged ? carried(value, tr) : value),
    },
    props: { nodeViews: { footnote: footnoteView(noteNumber, marks) } },
    view: () => ({
      update: ({ state }, before) => {
        if (!isCountedAnew(notesIn(state), notesIn(before))) return;
        for (const redraw of marks.views) redraw();
      },
    }),
  });
}

const isCountedAnew = (now: readonly PlacedNote[], before: readonly PlacedNote[]): boolean =>
  now !== before &&
  (now.length !== before.length || now.some((note, index) => note.key !== before[index]?.key));

function scanned(doc: Node): FootnoteState {
  const notes: PlacedNote[] = [];
  doc.descendants((node, position) => {
    if (node.type.name === 'footnote') notes.push({ position, node, key: notes.length });
    return !node.isAtom;
  });
  return { notes, nextKey: notes.length };
}

function carried(value: FootnoteState, tr: Transaction): FootnoteState {
  const ranges = changedRanges(tr);
  const isTouched = (position: number) => ranges.some(({ from, to }) => position >= from && position < to);
  const kept: PlacedNote[] = [];
  const left = new Map<number, number>();
  for (const note of value.notes) {
    const { pos: position, deletedAfter } = tr.mapping.mapResult(note.position, 1);
    if (deletedAfter || isTouched(position)) {
      // A note replaced with a new text stays the same note.
      left.set(tr.mapping.map(note.position, -1), note.key);
      continue;
    }
    kept.push(position === note.position ? note : { ...note, position });
  }
  const found: PlacedNote[] = [];
  let { nextKey } = value;
  for (const { from, to } of ranges) {
    if (from === to) continue;
    tr.doc.nodesBetween(from, to, (node, position) => {
      const isFootnote = node.type.name === 'footnote' && position >= from && position < to;
      if (!isFootnote || found.some((note) => note.position === position)) return true;
      const known = left.get(position);
      left.delete(position);
      found.push({ position, node, key: known ?? nextKey });
      if (known === undefined) nextKey += 1;
      return true;
    });
  }
  if (found.length > 0) {
    return { notes: [...kept, ...found].toSorted((one, other) => one.position - other.position), nextKey };
  }
  const isSame =
    kept.length === value.notes.length && kept.every((note, index) => note === value.notes[index]);
  return isSame ? value : { notes: kept, nextKey };
}
