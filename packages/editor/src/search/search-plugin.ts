import type { Node } from '@tiptap/pm/model';
import { type Command, type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { changedRanges } from '../text/changed-ranges.ts';
import { type Match, patternOf, type SearchQuery, stretchesIn } from './find-matches.ts';

interface SearchState {
  readonly query: SearchQuery;
  readonly marks: DecorationSet;
  /** The current match. */
  readonly current: Match | null;
}

type SearchAction =
  | { readonly type: 'search'; readonly query: SearchQuery }
  | { readonly type: 'show'; readonly match: Match | null };

const key = new PluginKey<SearchState>('search');

const noQuery: SearchQuery = { term: '', matchCase: false, wholeWords: false };

/** Marks the first occurrence of a term in each text run (SPEC §4), and the current match. */
export function searchPlugin(): Plugin {
  return new Plugin({
    key,
    state: {
      init: (): SearchState => ({ query: noQuery, marks: DecorationSet.empty, current: null }),
      apply: (tr, value) => {
        const action: SearchAction | undefined = tr.getMeta(key);
        const carried = tr.docChanged && value.query.term !== '' ? carry(value, tr) : value;
        switch (action?.type) {
          case undefined:
            return carried;
          case 'search':
            return { query: action.query, marks: marked(tr.doc, action.query), current: null };
          case 'show':
            return { ...carried, current: action.match };
          default:
            return action satisfies never;
        }
      },
    },
    props: { decorations: drawn },
  });
}

/** Searches for a term; an empty one removes all marks. */
export const searchFor =
  (query: SearchQuery): Command =>
  (state, dispatch) => {
    const action: SearchAction = { type: 'search', query };
    dispatch?.(state.tr.setMeta(key, action));
    return true;
  };

/** Shows one of the matches, or none. */
export const showMatch =
  (match: Match | null): Command =>
  (state, dispatch) => {
    dispatch?.(withMatch(state.tr, match));
    return true;
  };

/** Makes a transaction show a match of its resulting document. */
export function withMatch(tr: Transaction, match: Match | null): Transaction {
  const action: SearchAction = { type: 'show', match };
  return tr.setMeta(key, action);
}

/** The current query. */
export function searchQueryOf(state: EditorState): SearchQuery {
  return key.getState(state)?.query ?? noQuery;
}

/** The current match. */
export function shownMatchOf(state: EditorState): Match | null {
  return key.getState(state)?.current ?? null;
}

function drawn(state: EditorState): DecorationSet | undefined {
  const { marks, current } = key.getState(state) ?? {};
  if (!current || !marks) return marks;
  // Otherwise the mark below it would be drawn as well.
  return marks
    .remove(marks.find(current.from, current.to))
    .add(state.doc, [Decoration.inline(current.from, current.to, { 'data-search': 'current' })]);
}

function marked(doc: Node, query: SearchQuery): DecorationSet {
  const pattern = patternOf(query);
  return pattern === null
    ? DecorationSet.empty
    : DecorationSet.create(doc, marksIn(doc, 0, doc.content.size, pattern));
}

function carry({ query, marks, current }: SearchState, tr: Transaction): SearchState {
  const pattern = patternOf(query);
  let set = marks.map(tr.mapping, tr.doc);
  for (const { from, to } of changedRanges(tr)) {
    tr.doc.nodesBetween(Math.max(0, from - 1), Math.min(tr.doc.content.size, to + 1), (node, position) => {
      if (!node.isTextblock) return true;
      const [start, end] = [position + 1, position + 1 + node.content.size];
      const marksNow = pattern === null ? [] : marksIn(tr.doc, start, end, pattern);
      set = set.remove(set.find(start, end)).add(tr.doc, marksNow);
      return false;
    });
  }
  return { query, marks: set, current: current && mapped(current, tr) };
}

/** The match after an edit; null if the edit touched its words. */
function mapped({ from, to, ...rest }: Match, tr: Transaction): Match | null {
  const next = { ...rest, from: tr.mapping.map(from, 1), to: tr.mapping.map(to, -1) };
  return next.to - next.from === to - from ? next : null;
}

function marksIn(doc: Node, from: number, to: number, pattern: RegExp): Decoration[] {
  const marks: Decoration[] = [];
  doc.nodesBetween(from, to, (node, position) => {
    const [found] = stretchesIn(node.text ?? '', pattern);
    if (found) {
      marks.push(Decoration.inline(position + found.from, position + found.to, { 'data-search': '' }));
    }
  });
  return marks;
}
