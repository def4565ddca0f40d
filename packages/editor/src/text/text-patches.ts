/** Replaces the text from `from` to `to` by `text`. */
export interface TextPatch {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const word = /[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu;
const character = /./gsu;
const most = 4_000_000;

/**
 * The smallest set of changes that turns one text into the other, in order: by characters for a few words, by words for
 * a passage. Equal parts are untouched, so that marks and the caret in them stay.
 */
export function textPatches(before: string, after: string): TextPatch[] {
  const short = before.length <= 80 && after.length <= 80;
  const split = (text: string) => text.match(short ? character : word) ?? [];
  return joinedPatches(split(before), split(after));
}

/** Like `textPatches`, but by whole words even in a short text. */
export const wordPatches = (before: string, after: string): TextPatch[] =>
  joinedPatches(before.match(word) ?? [], after.match(word) ?? []);

function joinedPatches(before: readonly string[], after: readonly string[]): TextPatch[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let tail = 0;
  while (
    tail < before.length - start &&
    tail < after.length - start &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  ) {
    tail += 1;
  }
  const oldMiddle = before.slice(start, before.length - tail);
  const newMiddle = after.slice(start, after.length - tail);
  return middlePatches(oldMiddle, newMiddle, before.slice(0, start).join('').length);
}

function middlePatches(before: readonly string[], after: readonly string[], offset: number): TextPatch[] {
  const width = after.length + 1;
  const lengths = commonLengths(before, after);
  const patches: TextPatch[] = [];
  let [row, column, position] = [0, 0, offset];
  let open: { from: number; text: string } | null = null;
  while (row < before.length || column < after.length) {
    const old = before[row];
    const fresh = after[column];
    if (old !== undefined && fresh !== undefined && lengths && old === fresh) {
      if (open) patches.push({ ...open, to: position });
      open = null;
      position += old.length;
      row += 1;
      column += 1;
      continue;
    }
    open ??= { from: position, text: '' };
    const down: number = lengths?.[(row + 1) * width + column] ?? 0;
    const right: number = lengths?.[row * width + column + 1] ?? 0;
    if (old !== undefined && (fresh === undefined || down >= right)) {
      position += old.length;
      row += 1;
    } else {
      open.text += fresh ?? '';
      column += 1;
    }
  }
  if (open) patches.push({ ...open, to: position });
  return patches;
}

// Table of the lengths of the longest common subsequences of all suffixes; null if it would be too large.
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array | null {
  const width = after.length + 1;
  if (before.length * after.length > most) return null;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
    }
  }
  return lengths;
}
