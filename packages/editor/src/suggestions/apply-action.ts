import { plainWord } from '@octavo/contract/equal-text';
import type { Node } from '@tiptap/pm/model';
import { type Decoration, DecorationSet } from '@tiptap/pm/view';
import { textblockText } from '../text/textblock-text.ts';
import { move } from './highlight-sets.ts';
import { concealed } from './concealed.ts';
import type { Ignored } from './ignored.ts';
import { concealedPlace, type FoundPlace, withPlaces } from './ignored-places.ts';
import { findingOf, paint } from './paint.ts';
import { receiveAnswer } from './receive-answer.ts';
import { isIgnored } from './is-ignored.ts';
import type { SuggestionAction, SuggestionState } from './suggestion-state.ts';

/** Applies an action; returns the same object if nothing changes. */
export function applyAction(state: SuggestionState, action: SuggestionAction, doc: Node): SuggestionState {
  switch (action.type) {
    case 'request':
      return { ...state, requests: [...state.requests, { id: action.id, maps: [] }] };
    case 'abandon':
      return { ...state, requests: state.requests.filter(({ id }) => id !== action.id) };
    case 'answer':
      return answer(state, action, doc);
    case 'add': {
      const added = action.suggestions.filter(({ from, to }) => from < to && to <= doc.content.size);
      const painted = added.map(({ from, to, ...finding }) => paint(finding, from, to));
      return changed(state, { shown: state.shown.add(doc, painted) });
    }
    case 'remove':
      return without(state, (found) => action.ids.has(findingOf(found).id));
    case 'clear':
      return changed(state, {
        shown: DecorationSet.empty,
        withheld: DecorationSet.empty,
        requests: [],
        dirty: [{ from: 0, to: doc.content.size }],
      });
    case 'show':
      return state.hidden === !action.shown ? state : changed(state, { hidden: !action.shown });
    case 'select':
      return select(state, action.id, doc);
    case 'ignore': {
      const ignored = state.shown.find(undefined, undefined, (spec) => spec.id === action.id);
      const [shown, dismissed] = move(state.shown, state.dismissed, ignored, doc);
      const places = ignored.map((found) => concealedPlace(state.ignored.salt, placeOf(doc, found)));
      if (ignored.length === 0) return state;
      return changed(state, { shown, dismissed, ignored: alsoIgnoring(state.ignored, places) });
    }
    case 'ignoreList.change': {
      const words = new Set(action.words.map(plainWord));
      const lifted =
        state.ignoredRules.some((rule) => !action.rules.includes(rule)) || !state.words.isSubsetOf(words);
      const dirty = lifted ? [{ from: 0, to: doc.content.size }] : state.dirty;
      return withoutIgnored({ ...state, ignoredRules: action.rules, words, dirty });
    }
    case 'ignoreWords': {
      const { salt, words } = state.ignored;
      const added = action.words.map((word) => concealed(salt, plainWord(word)));
      return withoutIgnored({
        ...state,
        ignored: { ...state.ignored, words: [...new Set([...words, ...added])] },
      });
    }
    case 'recall':
      return withoutIgnored({ ...state, ignored: action.ignored });
    case 'recheck':
      return changed(state, { dirty: [{ from: 0, to: doc.content.size }] });
    case 'release':
      return release(
        action.isLeft ? { ...state, typedTo: null, editedAt: 0 } : state,
        releasable(state, action),
        doc,
      );
    default:
      return action satisfies never;
  }
}

function releasable(state: SuggestionState, { isLeft = false }: { readonly isLeft?: boolean }): Decoration[] {
  return isLeft ? allOf(state.withheld) : allOf(state.withheld).filter(({ to }) => to !== state.typedTo);
}

/** Shows withheld suggestions once the word is finished. */
export function release(state: SuggestionState, released: Decoration[], doc: Node): SuggestionState {
  if (released.length === 0) return state;
  const [withheld, shown] = move(state.withheld, state.shown, released, doc);
  return changed(state, { withheld, shown });
}

/** A state after adding or removing suggestions; the selection is cleared if its suggestion is gone. */
export function changed(state: SuggestionState, change: Partial<SuggestionState>): SuggestionState {
  const next = { ...state, ...change, revision: state.revision + 1 };
  const { selectedId } = next;
  const gone = selectedId !== null && !isHeld(next, selectedId);
  return gone ? { ...next, selectedId: null } : next;
}

function isHeld(state: SuggestionState, id: string): boolean {
  return [state.shown, state.withheld].some(
    (set) => set.find(undefined, undefined, (spec) => spec.id === id).length > 0,
  );
}

function allOf(set: DecorationSet): Decoration[] {
  return set.find();
}

function answer(
  state: SuggestionState,
  action: SuggestionAction & { type: 'answer' },
  doc: Node,
): SuggestionState {
  const request = state.requests.find(({ id }) => id === action.id);
  if (!request) return state;
  const { found, outdated, dirty, ignored } = receiveAnswer(
    state,
    doc,
    request,
    action.blocks,
    state.selectedId,
  );
  return changed(state, {
    requests: state.requests.filter(({ id }) => id !== action.id),
    shown: state.shown.remove([...outdated]).add(doc, found),
    withheld: state.withheld.remove([...outdated]),
    ignored: alsoIgnoring(state.ignored, ignored),
    dirty,
  });
}

/** Removes suggestions that are now ignored. */
function withoutIgnored(state: SuggestionState): SuggestionState {
  return changed(
    without(state, (found) => isIgnored(findingOf(found), state)),
    {},
  );
}

/** Returns the same object if no place is new. */
function alsoIgnoring(ignored: Ignored, added: readonly string[]): Ignored {
  const places = withPlaces(ignored.places, added);
  return places === ignored.places ? ignored : { ...ignored, places };
}

function placeOf(doc: Node, { from, to, spec }: Decoration): FoundPlace {
  const { parent, parentOffset: offset } = doc.resolve(from);
  return { text: textblockText(parent), offset, length: to - from, rule: spec.rule };
}

function without(state: SuggestionState, isGone: (found: Decoration) => boolean): SuggestionState {
  return changed(state, {
    shown: state.shown.remove(allOf(state.shown).filter(isGone)),
    withheld: state.withheld.remove(allOf(state.withheld).filter(isGone)),
  });
}

function select(state: SuggestionState, id: string | null, doc: Node): SuggestionState {
  if (id === state.selectedId) return state;
  const restyled = state.shown.find(
    undefined,
    undefined,
    (spec) => spec.id === id || spec.id === state.selectedId,
  );
  const painted = restyled.map((found) =>
    paint(findingOf(found), found.from, found.to, findingOf(found).id === id),
  );
  return changed(state, { selectedId: id, shown: state.shown.remove(restyled).add(doc, painted) });
}
