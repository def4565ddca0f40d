import type { Node } from '@tiptap/pm/model';
import { type Command, type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { changedRanges } from '../text/changed-ranges.ts';

interface SearchState {
  readonly term: string;
  readonly marks: DecorationSet;
}

const key = new PluginKey<SearchState>('search');

/** Marks the first occurrence of a term in each text run (SPEC §4). */
export function searchPlugin(): Plugin {
  return new Plugin({
    key,
    state: {
      init: (): SearchState => ({ term: '', marks: DecorationSet.empty }),
      apply: (tr, value) => {
        const term: string | undefined = tr.getMeta(key);
        if (term !== undefined) return searched(tr.doc, term);
        return tr.docChanged && value.term !== '' ? { term: value.term, marks: carried(value, tr) } : value;
      },
    },
    props: { decorations: (state) => key.getState(state)?.marks },
  });
}

/** Searches for a term; an empty one clears all marks. */
export const searchFor =
  (term: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.setMeta(key, term));
    return true;
  };

/** The term that is searched for. */
export function searchTermOf(state: EditorState): string {
  return key.getState(state)?.term ?? '';
}

function searched(doc: Node, term: string): SearchState {
  return {
    term,
    marks:
      term === '' ? DecorationSet.empty : DecorationSet.create(doc, marksIn(doc, 0, doc.content.size, term)),
  };
}

function carried({ term, marks }: SearchState, tr: Transaction): DecorationSet {
  let set = marks.map(tr.mapping, tr.doc);
  for (const { from, to } of changedRanges(tr)) {
    tr.doc.nodesBetween(Math.max(0, from - 1), Math.min(tr.doc.content.size, to + 1), (node, position) => {
      if (!node.isTextblock) return true;
      const [start, end] = [position + 1, position + 1 + node.content.size];
      set = set.remove(set.find(start, end)).add(tr.doc, marksIn(tr.doc, start, end, term));
      return false;
    });
  }
  return set;
}

function marksIn(doc: Node, from: number, to: number, term: string): Decoration[] {
  const marks: Decoration[] = [];
  const wanted = term.toLowerCase();
  doc.nodesBetween(from, to, (node, position) => {
    const found = node.text?.toLowerCase().indexOf(wanted) ?? -1;
    if (found >= 0) {
      marks.push(Decoration.inline(position + found, position + found + term.length, { 'data-search': '' }));
    }
  });
  return marks;
}
