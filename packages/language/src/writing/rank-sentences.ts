import { contentWords } from './content-words.ts';

const damping = 0.85;
const rounds = 30;
/** Every pair is compared, so only this many sentences of a very long text are ranked. */
const mostSentences = 600;
const none: ReadonlySet<string> = new Set();

export type RankedSentence = {
  readonly text: string;
  readonly index: number;
  readonly score: number;
  readonly words: ReadonlySet<string>;
};

/**
 * Scores sentences by how much they share with the others (TextRank: Mihalcea and Tarau 2004); the highest score is 1.
 */
export function rankSentences(all: readonly string[]): RankedSentence[] {
  const sentences = all.slice(0, mostSentences);
  const words = sentences.map((sentence) => new Set(contentWords(sentence)));
  const weights = words.map(() => new Float64Array(words.length));
  for (const [i, row] of weights.entries()) {
    for (const [j, mirrored] of weights.slice(0, i).entries()) {
      const weight = similarity(words[i] ?? none, words[j] ?? none);
      row[j] = weight;
      mirrored[i] = weight;
    }
  }
  const sums = weights.map((row) => row.reduce((sum, weight) => sum + weight, 0));
  let scores = sentences.map(() => 1);
  for (let round = 0; round < rounds; round++) {
    scores = scores.map((_, i) => {
      const row = weights[i];
      const received = scores.reduce((sum, score, j) => {
        const total = sums[j] ?? 0;
        return total === 0 ? sum : sum + ((row?.[j] ?? 0) / total) * score;
      }, 0);
      return 1 - damping + damping * received;
    });
  }
  const best = Math.max(...scores, Number.MIN_VALUE);
  return sentences.map((text, index) => ({
    text,
    index,
    score: (scores[index] ?? 0) / best,
    words: words[index] ?? none,
  }));
}

/** The number of shared words divided by the logarithms of both lengths, as in the paper. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared === 0 ? 0 : shared / (Math.log(a.size + 1) + Math.log(b.size + 1));
}
