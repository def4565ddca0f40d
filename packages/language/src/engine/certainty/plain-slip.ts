interface Misspelt {
  readonly offset: number;
  readonly length: number;
  readonly replacement: string;
}

/** Shorter unknown words are just as often names. */
const fewestLetters = 5;
/** The full stop of an initial does not end a sentence. */
const initial = /(?<!\p{L})\p{Lu}\.\s+$/u;
const opening = /^[^\p{L}\p{N}]*$|[.!?…:]["'”’»)\]]*\s+["'“‘«„([]*$/u;
const joinedBefore = /[-‐‑/_@.\\[\]]$/u;
const joinedBehind = /^[-‐‑/_@\\[\]]+\p{L}/u;

/**
 * Whether an unknown word is plainly a slip: a single change of letters, or of accents only, leads to a frequent word,
 * and it is not part of a compound, a path or a name, being in lower case or at the start of a sentence.
 *
 * @param isFrequent at the start of a sentence, where a name has its capital too, more is required
 * @param isNoun in a language that capitalises nouns: whether the word stands where a noun does
 */
export function isPlainSlip(
  paragraph: string,
  { offset, length, replacement }: Misspelt,
  isFrequent: (word: string, isOpening: boolean) => boolean,
  isNoun = false,
): boolean {
  const written = paragraph.slice(offset, offset + length);
  const before = paragraph.slice(0, offset);
  const behind = paragraph.slice(offset + length);
  const isOpening = opening.test(before) && !initial.test(before) && !/^\s\p{Lu}/u.test(behind);
  const mayBeName = /^\p{Lu}/u.test(written) && !isOpening && !isNoun;
  return (
    length >= fewestLetters &&
    /^\p{L}\p{Ll}+$/u.test(written) &&
    !mayBeName &&
    !joinedBefore.test(before) &&
    !joinedBehind.test(behind) &&
    isFrequent(replacement, isOpening && /^\p{Lu}/u.test(written)) &&
    (isSingleSlip(written, replacement) || isShortOfMarks(written, replacement))
  );
}

const bare = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** "eleve" for "élève": only accents differ. */
const isShortOfMarks = (written: string, meant: string): boolean =>
  written.toLowerCase() !== meant.toLowerCase() && bare(written) === bare(meant);

/** One letter added, missing or replaced, or two swapped (F. Damerau, 1964); ignores case. */
export function isSingleSlip(written: string, meant: string): boolean {
  const [one, other] = [written.toLowerCase(), meant.toLowerCase()];
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start++;
  let rest = 0;
  while (rest < most - start && one.at(-1 - rest) === other.at(-1 - rest)) rest++;
  const wrong = one.slice(start, one.length - rest);
  const right = other.slice(start, other.length - rest);
  if (wrong === right) return false;
  return (
    Math.max(wrong.length, right.length) === 1 ||
    (wrong.length === 2 && right === `${wrong.charAt(1)}${wrong.charAt(0)}`)
  );
}
