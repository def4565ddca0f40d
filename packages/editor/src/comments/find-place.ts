import { type CommentAnchor, findAnchor } from '@octavo/document-schema/comment-anchor';
import { type AnchoredPlaces, positionAt } from './anchored-places.ts';
import type { CommentPlace } from './comment-place.ts';

/** Where the words of a comment are, by the first of its anchors that finds them; otherwise where they were. */
export function findPlace(
  places: AnchoredPlaces,
  anchors: readonly CommentAnchor[],
): Pick<CommentPlace, 'from' | 'to' | 'isGone'> {
  let place: Pick<CommentPlace, 'from' | 'to' | 'isGone'> = { from: 0, to: 0, isGone: true };
  for (const [index, anchor] of anchors.entries()) {
    const found = findAnchor(places.text, anchor);
    if (index > 0 && found.isGone) continue;
    place = {
      from: positionAt(places, found.from),
      to: positionAt(places, found.to),
      isGone: found.isGone,
    };
    if (!found.isGone) break;
  }
  return place;
}
