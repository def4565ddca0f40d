import { anchorAt, type CommentAnchor } from '@octavo/document-schema/comment-anchor';
import type { EditorState } from '@tiptap/pm/state';
import { anchoredPlaces, offsetAt } from './anchored-places.ts';
import { commentsOf } from './comment-key.ts';
import type { CommentPlace } from './comment-place.ts';
import { allPlaces, placesIn, type PlaceSet } from './place-set.ts';

const lists = new WeakMap<PlaceSet, readonly CommentPlace[]>();

/** The places of all comments in reading order. The same array as long as nothing moved. */
export function listComments(state: EditorState): readonly CommentPlace[] {
  const places = commentsOf(state)?.places;
  if (!places) return [];
  const known =
    lists.get(places) ?? [...allPlaces(places)].toSorted((a, b) => a.from - b.from || a.to - b.to);
  lists.set(places, known);
  return known;
}

/** The comments on the words at a position, the shortest words first. Resolved ones are not drawn. */
export function commentsAt(state: EditorState, position: number): readonly CommentPlace[] {
  const plugin = commentsOf(state);
  if (!plugin) return [];
  return placesIn(plugin.places, position, position)
    .filter(({ id, isGone }) => !isGone && plugin.comments.get(id)?.isResolved === false)
    .toSorted((a, b) => a.to - a.from - (b.to - b.from));
}

/** Where a comment is. */
export const commentById = (state: EditorState, id: string): CommentPlace | undefined =>
  listComments(state).find((place) => place.id === id);

/**
 * The anchors of all comments in the text as it is now. Words that are gone are anchored to what surrounds their place.
 * Reads the whole document: call it after a save, not on a key press.
 */
export function currentAnchors(state: EditorState): ReadonlyMap<string, CommentAnchor> {
  const plugin = commentsOf(state);
  const text = anchoredPlaces(state.doc);
  return new Map(
    listComments(state).map(({ id, from, to, isGone }) => {
      const anchor = anchorAt(text.text, offsetAt(text, from), offsetAt(text, to));
      const quote = isGone ? plugin?.comments.get(id)?.anchor.quote : undefined;
      return [id, quote === undefined ? anchor : { ...anchor, quote }];
    }),
  );
}
