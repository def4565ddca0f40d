import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { type Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Range } from '../text/changed-ranges.ts';
import { watchReach } from '../suggestions/watch-reach.ts';
import { commentsOf } from './comment-key.ts';
import type { CommentState } from './comment-state.ts';
import { paintComment } from './paint-comment.ts';
import { allPlaces, placesIn } from './place-set.ts';

/** The comments that are in the DOM. */
interface Drawn {
  readonly set: DecorationSet;
  /** The decorated range of the document; null for all of it. */
  readonly reach: Range | null;
}

const drawnKey = new PluginKey<Drawn>('drawnComments');

/** Draws only the comments near the window (decision 0604). Comes after the plugin of comments. */
export function drawnCommentsPlugin(): Plugin<Drawn> {
  return new Plugin<Drawn>({
    key: drawnKey,
    state: {
      init: (_config, state) => ({ set: draw(commentsOf(state), null, state.doc), reach: null }),
      apply: (tr, drawn, before, after) => drawNext(drawn, tr, commentsOf(before), commentsOf(after)),
    },
    props: { decorations: (state) => drawnKey.getState(state)?.set },
    view: (view) =>
      watchReach(view, {
        read: () => drawnKey.getState(view.state)?.reach ?? null,
        write: (reach) => view.dispatch(drawCommentsIn(view.state.tr, reach)),
      }),
  });
}

/** Decorates the comments in a range of the document; null for all of it. */
export const drawCommentsIn = (tr: Transaction, reach: Range | null): Transaction =>
  tr.setMeta(drawnKey, { reach });

/** What is drawn of comments, in reading order. */
export const drawnComments = (state: EditorState): readonly Decoration[] =>
  (drawnKey.getState(state)?.set.find() ?? []).toSorted((a, b) => a.from - b.from);

function drawNext(
  drawn: Drawn,
  tr: Transaction,
  then: CommentState | undefined,
  now: CommentState | undefined,
): Drawn {
  const moved: { readonly reach: Range | null } | undefined = tr.getMeta(drawnKey);
  const reach = moved ? moved.reach : carriedReach(drawn.reach, tr);
  if (moved || then?.revision !== now?.revision) return { reach, set: draw(now, reach, tr.doc) };
  return tr.docChanged ? { reach, set: drawn.set.map(tr.mapping, tr.doc) } : drawn;
}

function draw(state: CommentState | undefined, reach: Range | null, doc: Node): DecorationSet {
  if (!state) return DecorationSet.empty;
  const { comments, places, selectedId } = state;
  const near = reach ? placesIn(places, reach.from, reach.to) : [...allPlaces(places)];
  const drawn = near.flatMap((place) => {
    const comment = comments.get(place.id);
    const isSelected = place.id === selectedId;
    const isHidden = place.isGone || !comment || (comment.isResolved && !isSelected);
    return isHidden ? [] : paintComment(place, comment, isSelected, doc);
  });
  return drawn.length === 0 ? DecorationSet.empty : DecorationSet.create(doc, drawn);
}

function carriedReach(reach: Range | null, { docChanged, mapping }: Transaction): Range | null {
  if (!reach || !docChanged) return reach;
  return { from: mapping.map(reach.from, -1), to: mapping.map(reach.to, 1) };
}
