/** A text in composed form (NFC, UAX #15), with a mapping back to the original. */
export interface ComposedText {
  readonly text: string;
  /** Maps an offset in the composed text to the original; both count UTF-16 units. */
  readonly original: (offset: number) => number;
  /** Maps the end of a range. Characters behind it that were left out are not part of it. */
  readonly originalEnd: (offset: number) => number;
  /** Whether an offset is inside a rewritten unit, as between the letters of a ligature. */
  readonly isInside: (offset: number) => boolean;
}

interface Change {
  readonly from: number;
  readonly length: number;
  readonly original: number;
  readonly originalLength: number;
}

/** What is composed as one unit: the jamo of a syllable, or a character with its combining marks. */
const unit =
  /[\u1100-\u1112][\u1161-\u1175][\u11A8-\u11C2]?|[\uAC00-\uD7A3][\u11A8-\u11C2]|\P{M}?\p{M}+|\P{M}/gu;

/**
 * Composes a text, so that letters and marks from a PDF or from macOS equal typed ones. An offset inside a composed
 * unit maps to its start.
 */
export function composedText(text: string): ComposedText {
  return text.normalize('NFC') === text
    ? asWritten(text)
    : rewrittenText(text, (part) => part.normalize('NFC'));
}

const asWritten = (text: string): ComposedText => ({
  text,
  original: (offset) => offset,
  originalEnd: (offset) => offset,
  isInside: () => false,
});

/** A text in which some units (a character with its marks) are rewritten, with a mapping back to the original. */
export function rewrittenText(text: string, rewrite: (part: string) => string): ComposedText {
  const changes: Change[] = [];
  let shift = 0;
  let rewritten = '';
  for (const { 0: part, index } of text.matchAll(unit)) {
    const other = rewrite(part);
    const { length } = other;
    rewritten += other;
    if (length === part.length) continue;
    changes.push({ from: index + shift, length, original: index, originalLength: part.length });
    shift += length - part.length;
  }
  const original = (offset: number): number => {
    const change = lastBefore(changes, offset);
    if (change === undefined) return offset;
    return offset < change.from + change.length ? change.original : behind(change, offset);
  };
  return {
    text: rewritten,
    original,
    originalEnd(offset) {
      const change = lastBefore(changes, offset - 1);
      return change === undefined ? offset : behind(change, Math.max(offset, change.from + change.length));
    },
    isInside(offset) {
      const change = lastBefore(changes, offset);
      return change !== undefined && offset > change.from && offset < change.from + change.length;
    },
  };
}

/** The original of an offset that is not before the end of a change, nor behind the next one. */
const behind = ({ from, length, original, originalLength }: Change, offset: number): number =>
  original + originalLength + offset - from - length;

function lastBefore(changes: readonly Change[], offset: number): Change | undefined {
  let [low, high] = [0, changes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changes[middle]?.from ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return changes[low - 1];
}
