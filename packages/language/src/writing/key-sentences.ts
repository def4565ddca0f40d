import { rankSentences, similarity, type RankedSentence } from './rank-sentences.ts';
import { sentencesOf } from './sentences.ts';

/** How much novelty counts against centrality. */
const novelty = 0.4;
/** `said`: how much of it the chosen sentences already cover. */
type Candidate = RankedSentence & { said: number };

const worth = ({ score, said }: Candidate): number => (1 - novelty) * score - novelty * said;

/**
 * The sentences that say most about a text without repeating each other (maximal marginal relevance: Carbonell and
 * Goldstein 1998), in text order. Sentences that are not fit only help to find them.
 */
export function keySentences(
  text: string,
  count: number,
  isFit: (sentence: string) => boolean = () => true,
): string[] {
  const sentences = sentencesOf(text);
  const ranked = rankSentences(sentences);
  const wanted = Math.min(count, Math.ceil((count * ranked.length) / sentences.length));
  const pool: Candidate[] = ranked
    .filter(({ text: sentence }) => isFit(sentence))
    .map((sentence) => ({ ...sentence, said: 0 }));
  const chosen: RankedSentence[] = [];
  while (chosen.length < wanted && pool.length > 0) {
    const best = pool.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    chosen.push(best);
    pool.splice(pool.indexOf(best), 1);
    for (const other of pool) other.said = Math.max(other.said, similarity(other.words, best.words));
  }
  return chosen.toSorted((a, b) => a.index - b.index).map((sentence) => sentence.text);
}
