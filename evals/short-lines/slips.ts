/** A line with one misspelt word. */
export interface SlippedLine {
  readonly text: string;
  readonly at: number;
  readonly wrong: string;
  readonly right: string;
}

/** A letter omitted, doubled, swapped with the next or replaced by the key next to it: typical slips (Damerau 1964). */
const slips: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
];

const shortestWord = 4;

/**
 * Misspells one word of each line, always the same word in the same way.
 *
 * @param isKnown rejects a slip that is itself a word
 */
export function misspell(
  lines: readonly string[],
  count: number,
  isKnown: (word: string) => boolean,
): SlippedLine[] {
  const random = generator(1964);
  const chosen: SlippedLine[] = [];
  const pool = lines.map((text) => ({ text, order: random() })).toSorted((a, b) => a.order - b.order);
  for (const { text } of pool) {
    if (chosen.length === count) break;
    const words = [...text.matchAll(/\p{L}+/gu)].filter(
      ({ 0: word }) => word.length >= shortestWord && isKnown(word),
    );
    const word = words[Math.floor(random() * words.length)];
    if (word === undefined) continue;
    const slip = slips[Math.floor(random() * slips.length)];
    const inside = 1 + Math.floor(random() * (word[0].length - 2));
    const wrong = slip?.(word[0], inside) ?? word[0];
    if (wrong === word[0] || isKnown(wrong) || isKnown(wrong.toLowerCase())) continue;
    chosen.push({
      text: text.slice(0, word.index) + wrong + text.slice(word.index + word[0].length),
      at: word.index,
      wrong,
      right: word[0],
    });
  }
  return chosen;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
