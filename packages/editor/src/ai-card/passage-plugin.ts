import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** The passage of an open AI card, and the position of the card. An empty passage is an empty line. */
export interface Passage {
  readonly from: number;
  readonly to: number;
  readonly card: number;
}

interface PassageState {
  readonly passage: Passage | null;
  readonly tint: DecorationSet;
}

type PassageAction =
  | { readonly type: 'open'; readonly passage: Passage }
  /** An attribute of the card changes; nothing moves. */
  | { readonly type: 'remember' }
  | { readonly type: 'close' };

const key = new PluginKey<PassageState>('aiPassage');
const closed: PassageState = { passage: null, tint: DecorationSet.empty };

/** Marks a transaction as opening or closing a card, or as changing its attributes; it cannot be undone. */
export function withPassage(tr: Transaction, action: PassageAction): Transaction {
  return tr.setMeta(key, action).setMeta('addToHistory', false);
}

/** Whether a transaction concerns only a card. */
export function isCardTransaction(tr: Transaction): boolean {
  return tr.getMeta(key) !== undefined;
}

/** The passage of the open card; null when no card is open. */
export function passageOf(state: EditorState): Passage | null {
  return key.getState(state)?.passage ?? null;
}

/** Tints the passage of an open card, and tracks passage and card through edits. */
export function passagePlugin(): Plugin {
  return new Plugin({
    key,
    state: {
      init: () => closed,
      apply: (tr, value) => {
        const action: PassageAction | undefined = tr.getMeta(key);
        if (action?.type === 'close') return closed;
        if (action?.type === 'open') return opened(tr.doc, action.passage);
        if (action?.type === 'remember') return value;
        return tr.docChanged && value.passage ? carried(value.passage, value.tint, tr) : value;
      },
    },
    props: { decorations: (state) => key.getState(state)?.tint },
  });
}

function opened(doc: Node, passage: Passage): PassageState {
  const { from, to } = passage;
  const tinted = from < to ? [Decoration.inline(from, to, { 'data-ai-passage': '' })] : [];
  return { passage, tint: DecorationSet.create(doc, tinted) };
}

function carried({ from, to, card }: Passage, tint: DecorationSet, tr: Transaction): PassageState {
  const place = tr.mapping.mapResult(card, 1);
  if (place.deletedAfter) return closed;
  const start = tr.mapping.map(from, 1);
  const passage = { from: start, to: Math.max(start, tr.mapping.map(to, -1)), card: place.pos };
  return { passage, tint: tint.map(tr.mapping, tr.doc) };
}
