import type { StepMap } from '@tiptap/pm/transform';
import { count } from '../counters/editor-counters.ts';
import type { CommentPlace } from './comment-place.ts';

/** Neighbouring places. Their positions are `shift` behind. */
interface Chunk {
  readonly places: readonly CommentPlace[];
  /** Where the first starts and the last of them ends, without the shift. */
  readonly from: number;
  readonly to: number;
  readonly shift: number;
}

/**
 * The places of all comments. An edit maps the few next to it; for all others of the text after it one number changes
 * per chunk, so that ten thousand comments cost a key press hardly more than two hundred.
 */
export interface PlaceSet {
  readonly chunks: readonly Chunk[];
  readonly size: number;
}

const chunkSize = 64;

export const noPlaces: PlaceSet = { chunks: [], size: 0 };

export function createPlaces(places: Iterable<CommentPlace>): PlaceSet {
  const sorted = [...places].toSorted((a, b) => a.from - b.from || a.to - b.to);
  const chunks: Chunk[] = [];
  for (let start = 0; start < sorted.length; start += chunkSize) {
    chunks.push(chunkOf(sorted.slice(start, start + chunkSize)));
  }
  return { chunks, size: sorted.length };
}

/** All places; not necessarily in the order of the text. */
export function* allPlaces({ chunks }: PlaceSet): Generator<CommentPlace> {
  for (const { places, shift } of chunks) {
    for (const place of places) yield shifted(place, shift);
  }
}

/** The places that touch a range. */
export function placesIn({ chunks }: PlaceSet, from: number, to: number): CommentPlace[] {
  return chunks
    .filter((chunk) => chunk.from + chunk.shift <= to && chunk.to + chunk.shift >= from)
    .flatMap(({ places, shift }) => places.map((place) => shifted(place, shift)))
    .filter((place) => place.from <= to && place.to >= from);
}

/** Maps all places through a step. */
export function mapPlaces(set: PlaceSet, map: StepMap): PlaceSet {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  let growth = 0;
  map.forEach((oldFrom, oldTo, newFrom, newTo) => {
    first = Math.min(first, oldFrom);
    last = Math.max(last, oldTo);
    growth += newTo - newFrom - (oldTo - oldFrom);
  });
  if (first === Number.POSITIVE_INFINITY) return set;
  const chunks = set.chunks.map((chunk) => {
    if (chunk.to + chunk.shift < first) return chunk;
    if (chunk.from + chunk.shift > last) {
      return growth === 0 ? chunk : { ...chunk, shift: chunk.shift + growth };
    }
    count('commentsMapped', chunk.places.length);
    return chunkOf(chunk.places.map((place) => mapped(shifted(place, chunk.shift), map)));
  });
  return { ...set, chunks };
}

/** Replaces some places; they may lie elsewhere now. Chunks need not be sorted, only sorted ones are fast. */
export function replacePlaces(set: PlaceSet, places: ReadonlyMap<string, CommentPlace>): PlaceSet {
  if (places.size === 0) return set;
  const chunks = set.chunks.map((chunk) =>
    chunk.places.some(({ id }) => places.has(id))
      ? chunkOf(chunk.places.map((place) => places.get(place.id) ?? shifted(place, chunk.shift)))
      : chunk,
  );
  return { ...set, chunks };
}

/** The places of some comments. */
export function placesWithIds(set: PlaceSet, ids: ReadonlySet<string>): CommentPlace[] {
  return [...allPlaces(set)].filter(({ id }) => ids.has(id));
}

function mapped(place: CommentPlace, map: StepMap): CommentPlace {
  const { from, to, isGone } = place;
  // Words do not grow with what is typed next to them; the place of words that are gone may get them back.
  const [start, end] = isGone ? [map.map(from, -1), map.map(to, 1)] : [map.map(from, 1), map.map(to, -1)];
  return { ...place, from: Math.min(start, end), to: Math.max(start, end) };
}

function chunkOf(places: readonly CommentPlace[]): Chunk {
  let from = Number.POSITIVE_INFINITY;
  let to = 0;
  for (const place of places) {
    from = Math.min(from, place.from);
    to = Math.max(to, place.to);
  }
  return { places, from, to, shift: 0 };
}

const shifted = (place: CommentPlace, shift: number): CommentPlace =>
  shift === 0 ? place : { ...place, from: place.from + shift, to: place.to + shift };
