/** A sentence as written, as an engine left it, and as people corrected it. */
export interface MendedSentence {
  readonly source: string;
  readonly candidate: string;
  readonly references: readonly string[];
}

const order = 4;
const rounds = 500;

/**
 * GLEU of Napoles et al., "Ground Truth for Grammatical Error Correction Metrics" (2015), in the form of "GLEU Without
 * Tuning" (2016), from 0 to 100. N-grams of the candidate that are in the reference count for it; those that are in the
 * source but not in the reference count against it. If sentences have several references, one is drawn for each
 * sentence and the mean of 500 rounds is taken, with a fixed seed.
 *
 * @param cut splits a sentence into tokens
 */
export function gleu(sentences: readonly MendedSentence[], cut = tokens): number {
  const counted = sentences.map(({ source, candidate, references }) =>
    references.map((reference) => statistics(cut(source), cut(candidate), cut(reference))),
  );
  const hasChoice = counted.some((choices) => choices.length > 1);
  const draw = lots();
  const scores = Array.from({ length: hasChoice ? rounds : 1 }, () =>
    score(counted.map((choices) => choices[Math.floor(draw() * choices.length)] ?? none)),
  );
  return (100 * scores.reduce((sum, one) => sum + one, 0)) / scores.length;
}

/** Words with their apostrophes and hyphens, numbers, and single marks. */
export const tokens = (text: string): string[] =>
  text.replaceAll('’', "'").match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu) ?? [];

interface Statistics {
  readonly candidate: number;
  readonly reference: number;
  /** For n-grams of length one to four: how many count for the candidate, and how many it has. */
  readonly grams: readonly { readonly matching: number; readonly all: number }[];
}

const none: Statistics = { candidate: 0, reference: 0, grams: [] };

function statistics(
  source: readonly string[],
  candidate: readonly string[],
  reference: readonly string[],
): Statistics {
  const grams = Array.from({ length: order }, (_, index) => {
    const size = index + 1;
    const inSource = countGrams(source, size);
    const inReference = countGrams(reference, size);
    const inCandidate = countGrams(candidate, size);
    const onlyInSource = new Map([...inSource].filter(([gram]) => !inReference.has(gram)));
    return {
      matching: Math.max(0, overlap(inCandidate, inReference) - overlap(inCandidate, onlyInSource)),
      all: Math.max(0, candidate.length - index),
    };
  });
  return { candidate: candidate.length, reference: reference.length, grams };
}

function countGrams(words: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let from = 0; from + size <= words.length; from += 1) {
    const gram = words.slice(from, from + size).join(' ');
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

const overlap = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number =>
  a.entries().reduce((sum, [gram, count]) => sum + Math.min(count, b.get(gram) ?? 0), 0);

/** For a whole corpus: the geometric mean of the precisions with the brevity penalty of BLEU. */
function score(all: readonly Statistics[]): number {
  const sum = (value: (one: Statistics) => number): number =>
    all.reduce((total, one) => total + value(one), 0);
  const precisions = Array.from({ length: order }, (_, index) => {
    const matching = sum(({ grams }) => grams[index]?.matching ?? 0);
    return matching === 0 ? 0 : matching / sum(({ grams }) => grams[index]?.all ?? 0);
  });
  if (precisions.includes(0)) return 0;
  const candidate = sum((one) => one.candidate);
  const reference = sum((one) => one.reference);
  const logarithms = precisions.reduce((total, precision) => total + Math.log(precision), 0) / order;
  return Math.exp(Math.min(0, 1 - reference / candidate) + logarithms);
}

/** Mulberry32 with a fixed seed. */
function lots(): () => number {
  let state = 20_150_705;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
