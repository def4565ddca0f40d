import { anchorAt, type CommentAnchor } from '@octavo/document-schema/comment-anchor';
import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { changedRanges, type Range } from '../text/changed-ranges.ts';
import { anchoredTextBetween, offsetAt, placesBetween } from './anchored-places.ts';
import type { CommentPlace } from './comment-place.ts';
import type { CommentState, FormerAnchors } from './comment-state.ts';
import { findPlace } from './find-place.ts';
import { mapPlaces, placesIn, placesWithIds, replacePlaces } from './place-set.ts';

/** How much of the text around a change is read, in positions. */
const surroundings = 100;
/** By how many former surroundings words are found again. */
const remembered = 4;

/**
 * The comments after an edit. Only those next to what has changed are compared with their words, and only there are
 * words that are gone looked for.
 */
export function carryComments(state: CommentState, tr: Transaction): CommentState {
  let { places } = state;
  for (const map of tr.mapping.maps) places = mapPlaces(places, map);
  if (places === state.places) return state;
  const ranges = changedRanges(tr);
  const touched = ranges.flatMap(({ from, to }) => placesIn(places, from, to));
  const gone = touched.filter((place) => !place.isGone && !isIntact(state, place, tr.doc));
  const carried = { ...state, places, ...loseWords(state, gone, tr.before) };
  const missing = new Set([...touched.filter(({ isGone }) => isGone), ...gone].map(({ id }) => id));
  // More than a key press may bring back words from anywhere.
  if (ranges.some(({ from, to }) => to - from > 1)) for (const id of carried.lost.keys()) missing.add(id);
  const found =
    missing.size === 0 ? [] : findIn(windowsAbout(ranges), carried.lost, missing, touched, tr.doc);
  if (gone.length === 0 && found.length === 0) return carried;
  const changes = new Map(gone.map((place) => [place.id, { ...place, isGone: true }]));
  for (const place of found) changes.set(place.id, place);
  return {
    ...carried,
    ...withReturned(carried, found),
    places: replacePlaces(places, changes),
    revision: state.revision + 1,
  };
}

const isIntact = (state: CommentState, { id, from, to }: CommentPlace, doc: Node): boolean =>
  anchoredTextBetween(doc, from, to) === state.comments.get(id)?.anchor.quote;

/** Remembers the surroundings of words that an edit has changed, so that an undo brings their comment back. */
function loseWords(
  state: CommentState,
  gone: readonly CommentPlace[],
  before: Node,
): Pick<CommentState, 'lost' | 'returned'> {
  if (gone.length === 0) return { lost: state.lost, returned: state.returned };
  const lost = new Map(state.lost);
  const returned = new Map(state.returned);
  for (const place of placesWithIds(state.places, new Set(gone.map(({ id }) => id)))) {
    const original = state.comments.get(place.id)?.anchor;
    const former = returned.get(place.id) ?? (original ? [original] : []);
    lost.set(place.id, [anchorOf(place, before), ...former].slice(0, remembered));
    returned.delete(place.id);
  }
  return { lost, returned };
}

function withReturned(
  state: CommentState,
  found: readonly CommentPlace[],
): Pick<CommentState, 'lost' | 'returned'> {
  const lost = new Map(state.lost);
  const returned = new Map(state.returned);
  for (const { id } of found) {
    returned.set(id, lost.get(id) ?? []);
    lost.delete(id);
  }
  return { lost, returned };
}

function anchorOf({ from, to }: CommentPlace, doc: Node): CommentAnchor {
  const nearby = placesBetween(doc, { from: from - surroundings, to: to + surroundings });
  return anchorAt(nearby.text, offsetAt(nearby, from), offsetAt(nearby, to));
}

/** The surroundings of several ranges; those that overlap become one. */
function windowsAbout(ranges: readonly Range[]): Range[] {
  const windows: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const wide = { from: range.from - surroundings, to: range.to + surroundings };
    const last = windows.at(-1);
    if (last && wide.from <= last.to) {
      windows[windows.length - 1] = { from: last.from, to: Math.max(last.to, wide.to) };
    } else windows.push(wide);
  }
  return windows;
}

function findIn(
  windows: readonly Range[],
  lost: FormerAnchors,
  missing: ReadonlySet<string>,
  touched: readonly CommentPlace[],
  doc: Node,
): CommentPlace[] {
  const read = windows.map((window) => placesBetween(doc, window));
  const formerly = new Map(touched.map(({ id, from }) => [id, from]));
  return [...missing].flatMap((id) => {
    const anchors = lost.get(id) ?? [];
    for (const nearby of read) {
      const offset = offsetAt(nearby, formerly.get(id) ?? 0);
      const place = findPlace(
        nearby,
        anchors.map((anchor) => ({ ...anchor, offset })),
      );
      if (!place.isGone) return [{ id, ...place }];
    }
    return [];
  });
}
