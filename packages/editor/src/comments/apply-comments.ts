import type { CommentAnchor } from '@octavo/document-schema/comment-anchor';
import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { anchoredPlaces } from './anchored-places.ts';
import { carryComments } from './carry-comments.ts';
import { commentActionOf } from './comment-key.ts';
import type { MarkedComment } from './comment-place.ts';
import type { CommentState, FormerAnchors } from './comment-state.ts';
import { findPlace } from './find-place.ts';
import { allPlaces, createPlaces, noPlaces } from './place-set.ts';

export const noComments: CommentState = {
  comments: new Map(),
  places: noPlaces,
  lost: new Map(),
  returned: new Map(),
  selectedId: null,
  revision: 0,
};

/** The next state; the same object if the transaction does not concern comments. */
export function applyComments(state: CommentState, tr: Transaction): CommentState {
  const action = commentActionOf(tr);
  const edited = tr.docChanged && state.places.size > 0 ? carryComments(state, tr) : state;
  switch (action?.type) {
    case undefined:
      return edited;
    case 'list':
      return withList(edited, action.comments, tr.doc);
    case 'select':
      return withSelected(edited, action.id);
    default:
      return action satisfies never;
  }
}

/** The comments in a document that replaces another: each is found again by its words. */
export function findAllAgain(state: CommentState, anchors: FormerAnchors, doc: Node): CommentState {
  const found = placeAll([...state.comments.values()], anchors, doc);
  return { ...state, ...found, returned: new Map(), revision: state.revision + 1 };
}

function withList(state: CommentState, list: readonly MarkedComment[], doc: Node): CommentState {
  const comments = new Map(list.map((comment) => [comment.id, comment]));
  const kept = [...allPlaces(state.places)].filter(({ id }) => comments.has(id));
  const known = new Set(kept.map(({ id }) => id));
  const added = list.filter(({ id }) => !known.has(id));
  const found = placeAll(added, new Map(), doc);
  const isKept = ([id]: readonly [string, unknown]) => comments.has(id);
  const next = {
    ...state,
    comments,
    places: createPlaces([...kept, ...allPlaces(found.places)]),
    lost: new Map([...[...state.lost].filter(isKept), ...found.lost]),
    returned: new Map([...state.returned].filter(isKept)),
    revision: state.revision + 1,
  };
  return withSelected(next, state.selectedId);
}

function withSelected(state: CommentState, id: string | null): CommentState {
  const selectedId = id !== null && state.comments.has(id) ? id : null;
  return selectedId === state.selectedId ? state : { ...state, selectedId, revision: state.revision + 1 };
}

function placeAll(
  comments: readonly MarkedComment[],
  known: FormerAnchors,
  doc: Node,
): Pick<CommentState, 'places' | 'lost'> {
  const lost = new Map<string, readonly CommentAnchor[]>();
  const text = anchoredPlaces(doc);
  const places = comments.map(({ id, anchor }) => {
    const anchors = known.get(id) ?? [anchor];
    const place = { id, ...findPlace(text, anchors) };
    if (place.isGone) lost.set(id, anchors);
    return place;
  });
  return { places: createPlaces(places), lost };
}
