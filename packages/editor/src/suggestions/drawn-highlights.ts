import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { type Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Range } from '../text/changed-ranges.ts';
import { onWords } from './on-words.ts';
import { suggestionsOf } from './suggestion-key.ts';
import type { SuggestionState } from './suggestion-state.ts';
import { watchReach } from './watch-reach.ts';

/** The highlights that are in the DOM. */
interface Drawn {
  readonly set: DecorationSet;
  /** The decorated range of the document; null for all of it. */
  readonly reach: Range | null;
}

const drawnKey = new PluginKey<Drawn>('drawnHighlights');

/**
 * Draws only the highlights near the window. On every key the browser walks all text nodes of an editable text, and a
 * highlight splits one into three, so more distant highlights are drawn when they come near. Comes after the suggestion
 * plugin.
 */
export function drawnHighlightsPlugin(): Plugin<Drawn> {
  return new Plugin<Drawn>({
    key: drawnKey,
    state: {
      init: () => ({ set: DecorationSet.empty, reach: null }),
      apply: (tr, drawn, before, after) => drawNext(drawn, tr, suggestionsOf(before), suggestionsOf(after)),
    },
    props: { decorations: (state) => drawnKey.getState(state)?.set },
    view: (view) =>
      watchReach(view, {
        read: () => drawnKey.getState(view.state)?.reach ?? null,
        write: (reach) => view.dispatch(drawReach(view.state.tr, reach)),
      }),
  });
}

/** Decorates the suggestions in a range of the document; null for all of it. */
export const drawReach = (tr: Transaction, reach: Range | null): Transaction =>
  tr.setMeta(drawnKey, { reach });

/** The drawn highlights in reading order. */
export const drawnIn = (state: EditorState): readonly Decoration[] =>
  (drawnKey.getState(state)?.set.find() ?? []).toSorted((a, b) => a.from - b.from);

function drawNext(
  drawn: Drawn,
  tr: Transaction,
  then: SuggestionState | undefined,
  now: SuggestionState | undefined,
): Drawn {
  const moved: { readonly reach: Range | null } | undefined = tr.getMeta(drawnKey);
  const reach = moved ? moved.reach : carriedReach(drawn.reach, tr);
  const isSame = !moved && then?.revision === now?.revision;
  if (!isSame) return { reach, set: draw(now, reach, tr.doc) };
  return tr.docChanged ? { reach, set: drawn.set.map(tr.mapping, tr.doc) } : drawn;
}

function draw(suggestions: SuggestionState | undefined, reach: Range | null, doc: Node): DecorationSet {
  if (!suggestions || suggestions.hidden) return DecorationSet.empty;
  const { shown, selectedId } = suggestions;
  const near = reach ? DecorationSet.create(doc, shown.find(reach.from, reach.to)) : shown;
  return onWords(near, selectedId, doc);
}

function carriedReach(reach: Range | null, { docChanged, mapping }: Transaction): Range | null {
  if (!reach || !docChanged) return reach;
  return { from: mapping.map(reach.from, -1), to: mapping.map(reach.to, 1) };
}
