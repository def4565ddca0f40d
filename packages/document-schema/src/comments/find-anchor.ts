import type { CommentAnchor } from './anchor-at.ts';

/** Offsets of the words in the anchored text; or, if they are gone, of the line where they most likely were. */
export interface FoundAnchor {
  readonly from: number;
  readonly to: number;
  readonly isGone: boolean;
}

/** Words of this length or more are unlikely to occur twice by chance, in UTF-16 code units. */
const distinctLength = 24;
/** How many places are compared. */
const mostPlaces = 200;
/** How much of the text around shorter words has to be the same, in UTF-16 code units. */
const leastContext = 6;

/**
 * Finds the words of an anchor in a text that may have changed since. Of several places, the one whose surroundings
 * are most alike is taken, then the one closest to the former offset.
 */
export function findAnchor(text: string, anchor: CommentAnchor): FoundAnchor {
  const { quote, before, after, offset } = anchor;
  // The usual case: no other place can be more alike, or closer.
  if (text.startsWith(before + quote + after, offset - before.length) && offset >= before.length) {
    return { from: offset, to: offset + quote.length, isGone: false };
  }
  let best = -1;
  let bestScore = -1;
  for (const at of placesOf(quote, text, offset)) {
    const score = likeness(text, at, anchor);
    if (score > bestScore) {
      best = at;
      bestScore = score;
    }
  }
  const needed = Math.min(leastContext, before.length + after.length);
  if (best !== -1 && (quote.length >= distinctLength || bestScore >= needed)) {
    return { from: best, to: best + quote.length, isGone: false };
  }
  return { ...lineAt(text, placeOf(text, anchor)), isGone: true };
}

/** Where the words occur, closest first. Of words on every line, those far away are not worth the time. */
function* placesOf(quote: string, text: string, offset: number): Generator<number> {
  let next = text.indexOf(quote, offset);
  let former = offset === 0 ? -1 : text.lastIndexOf(quote, offset - 1);
  for (let place = 0; place < mostPlaces && (next !== -1 || former !== -1); place += 1) {
    if (former === -1 || (next !== -1 && next - offset <= offset - former)) {
      yield next;
      next = text.indexOf(quote, next + 1);
    } else {
      yield former;
      former = former === 0 ? -1 : text.lastIndexOf(quote, former - 1);
    }
  }
}

/** How many characters around a place are the same as those around the anchor. */
function likeness(text: string, at: number, { quote, before, after }: CommentAnchor): number {
  return (
    sameEnd(text.slice(Math.max(0, at - before.length), at), before) +
    sameStart(text.slice(at + quote.length), after)
  );
}

function sameEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) {
    length += 1;
  }
  return length;
}

function sameStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) {
    length += 1;
  }
  return length;
}

/** Where words that are gone were: by the text before or after them, otherwise by their offset. */
function placeOf(text: string, { before, after, offset }: CommentAnchor): number {
  for (const [known, shift] of [
    [before, before.length],
    [after, 0],
  ] as const) {
    const at = known.length >= leastContext ? closest(text, known, offset) : -1;
    if (at !== -1) return at + shift;
  }
  return Math.min(offset, text.length);
}

function closest(text: string, words: string, offset: number): number {
  const next = text.indexOf(words, Math.max(0, offset - words.length));
  const former = text.lastIndexOf(words, offset);
  if (next === -1 || former === -1) return Math.max(next, former);
  return Math.abs(next - offset) < Math.abs(former - offset) ? next : former;
}

function lineAt(text: string, offset: number): { readonly from: number; readonly to: number } {
  const from = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return { from, to: end === -1 ? text.length : end };
}
