/** A text in composed form (NFC, UAX #15), with the way back. */
export interface ComposedText {
  readonly text: string;
  /** Where a place of the composed text is in the original; both count UTF-16 units. */
  readonly original: (offset: number) => number;
}

interface Change {
  readonly from: number;
  readonly length: number;
  readonly original: number;
  readonly originalLength: number;
}

/** What composes by itself: the jamo of a syllable, or a character with the marks behind it. */
const unit =
  /[\u1100-\u1112][\u1161-\u1175][\u11A8-\u11C2]?|[\uAC00-\uD7A3][\u11A8-\u11C2]|\P{M}?\p{M}+|\P{M}/gu;

/**
 * Composes a text: letters and marks that come from a PDF or from macOS are the same as typed ones. A place inside what
 * was composed is its beginning.
 */
export function composedText(text: string): ComposedText {
  const composed = text.normalize('NFC');
  if (composed === text) return { text, original: (offset) => offset };

  const changes: Change[] = [];
  let shift = 0;
  for (const { 0: part, index } of text.matchAll(unit)) {
    const { length } = part.normalize('NFC');
    if (length === part.length) continue;
    changes.push({ from: index + shift, length, original: index, originalLength: part.length });
    shift += length - part.length;
  }
  return {
    text: composed,
    original(offset) {
      const change = lastBefore(changes, offset);
      if (change === undefined) return offset;
      const { from, length, original, originalLength } = change;
      return offset < from + length ? original : original + originalLength + offset - from - length;
    },
  };
}

function lastBefore(changes: readonly Change[], offset: number): Change | undefined {
  let [low, high] = [0, changes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changes[middle]?.from ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return changes[low - 1];
}
