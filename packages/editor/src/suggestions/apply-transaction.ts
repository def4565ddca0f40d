import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { DecorationSet } from '@tiptap/pm/view';
import { changedRanges } from '../text/changed-ranges.ts';
import { spreadDirt } from '../text/dirty-ranges.ts';
import { applyAction, changed, release } from './apply-action.ts';
import { carry, move, touching } from './highlight-sets.ts';
import { actionOf } from './suggestion-key.ts';
import type { SuggestionState } from './suggestion-state.ts';

/** How long after the last key the word at the caret counts as being typed, in milliseconds. */
export const typingPause = 1000;

/** The initial state: nothing has been checked yet. */
export function initialSuggestions(doc: Node): SuggestionState {
  return {
    shown: DecorationSet.empty,
    withheld: DecorationSet.empty,
    dismissed: DecorationSet.empty,
    ignored: { salt: '', places: [], words: [] },
    dirty: [{ from: 0, to: doc.content.size }],
    requests: [],
    ignoredRules: [],
    words: new Set(),
    selectedId: null,
    hidden: false,
    editedAt: 0,
    typedTo: null,
    revision: 0,
  };
}

/** The next plugin state; the same object if the transaction does not concern suggestions. */
export function applyTransaction(
  state: SuggestionState,
  tr: Transaction,
  editorState: EditorState,
): SuggestionState {
  const action = actionOf(tr);
  const edited = tr.docChanged ? carryOver(state, tr, isTyped(tr)) : state;
  const acted = action ? applyAction(edited, action, tr.doc) : edited;
  return settle(acted, tr, editorState);
}

function carryOver(state: SuggestionState, tr: Transaction, typed: boolean): SuggestionState {
  const ranges = changedRanges(tr);
  const shown = carry(state.shown, tr, ranges);
  const withheld = carry(state.withheld, tr, ranges);
  const next: SuggestionState = {
    ...state,
    shown: shown.set,
    withheld: withheld.set,
    dismissed: carry(state.dismissed, tr, ranges).set,
    dirty: spreadDirt(state.dirty, tr.mapping, ranges),
    requests: state.requests.map(({ id, maps }) => ({ id, maps: [...maps, ...tr.mapping.maps] })),
    editedAt: typed ? tr.time : 0,
  };
  return shown.lost || withheld.lost ? changed(next, {}) : next;
}

// Suggestions at the caret are withheld while their word is typed, and shown once the caret has left it.
function settle(before: SuggestionState, tr: Transaction, { selection }: EditorState): SuggestionState {
  const caret = selection instanceof TextSelection && selection.empty ? selection.head : null;
  const typedTo = isTyped(tr) ? caret : before.typedTo === caret ? caret : null;
  const state = typedTo === before.typedTo ? before : { ...before, typedTo };
  if (state.withheld !== DecorationSet.empty && (tr.docChanged || tr.selectionSet)) {
    const here = new Set(touching(state.withheld, caret));
    const left = state.withheld.find().filter((found) => !here.has(found));
    return hold(release(state, left, tr.doc), tr, caret);
  }
  return hold(state, tr, caret);
}

const isTyped = (tr: Transaction): boolean => tr.docChanged && actionOf(tr) === undefined;

// Clicking a highlight also moves the caret into its word, but that is not typing.
const paints: ReadonlySet<string | undefined> = new Set(['answer', 'add', 'show']);

function hold(state: SuggestionState, tr: Transaction, caret: number | null): SuggestionState {
  if (!tr.docChanged && !paints.has(actionOf(tr)?.type)) return state;
  const isTyping = tr.time - state.editedAt < typingPause;
  const held = touching(state.shown, caret).filter(({ to }) => isTyping || to === state.typedTo);
  const [shown, withheld] = move(state.shown, state.withheld, held, tr.doc);
  return shown === state.shown ? state : changed(state, { shown, withheld });
}
