import { rankSentences, similarity, type RankedSentence } from './rank-sentences.ts';
import { sentencesOf } from './sentences.ts';

/** How much being new counts against being central. */
const novelty = 0.4;
/** A ranking compares every pair: of a very long text the first sentences are ranked. */
const mostSentences = 600;

/**
 * The sentences that say most about a text, none saying what another says already (maximal marginal relevance:
 * Carbonell and Goldstein 1998), in the order of the text.
 */
export function keySentences(text: string, count: number): string[] {
  const pool = rankSentences(sentencesOf(text).slice(0, mostSentences));
  const chosen: RankedSentence[] = [];
  while (chosen.length < count && pool.length > 0) {
    const worth = (sentence: RankedSentence): number =>
      (1 - novelty) * sentence.score -
      novelty * Math.max(0, ...chosen.map((other) => similarity(sentence.words, other.words)));
    const best = pool.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    chosen.push(best);
    pool.splice(pool.indexOf(best), 1);
  }
  return chosen.toSorted((a, b) => a.index - b.index).map((sentence) => sentence.text);
}
