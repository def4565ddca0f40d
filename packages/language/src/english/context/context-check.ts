import { candidatesAt, type Candidate, type CandidateKind } from './candidates.ts';
import type { Sentence } from './likelihood.ts';

/**
 * How much likelier a sentence must become, in decimal logarithms, and how far suspicion makes up for it: a change that
 * depends on the position of a single word is as doubtful in a text full of mistakes as in any other.
 */
const demands: Readonly<Record<CandidateKind, { readonly least: number; readonly bySuspicion: number }>> = {
  verb: { least: 2.3, bySuspicion: 0 },
  number: { least: 4, bySuspicion: 1 },
  'article+': { least: 1.6, bySuspicion: 1.5 },
  'article to a bare noun': { least: 0.4, bySuspicion: 0 },
  'article-': { least: 3.4, bySuspicion: 2.2 },
  'article of things in general': { least: 0.9, bySuspicion: 0.5 },
  article: { least: 2.6, bySuspicion: 0 },
  'preposition+': { least: 2.3, bySuspicion: 0.7 },
  'preposition-': { least: 4.4, bySuspicion: 0 },
  preposition: { least: 3.5, bySuspicion: 1 },
  'usual preposition': { least: 1.2, bySuspicion: 0.7 },
  confused: { least: 2, bySuspicion: 0 },
  slip: { least: 3.8, bySuspicion: 1.6 },
  to: { least: 3, bySuspicion: 0 },
};

/** Kinds that are looked for only in a text with other mistakes. */
const amongFaults: ReadonlySet<CandidateKind> = new Set([
  'usual preposition',
  'article of things in general',
]);

export type Change = Candidate & { readonly gain: number; readonly margin: number };

/**
 * The changes that make a sentence much likelier, the surest first, none next to another.
 *
 * @param suspicion how much likelier a mistake is in this text than in others, in decimal logarithms
 */
export function likelierChanges(sentence: Sentence, suspicion = 0): Change[] {
  const changes = sentence.words.flatMap((_, at) =>
    candidatesAt(sentence.words, at).flatMap((candidate) => {
      if (suspicion === 0 && amongFaults.has(candidate.kind)) return [];
      if (candidate.remove > 0 && !sentence.isKnown(at)) return [];
      if (candidate.remove !== candidate.put.length && !hasKnownNeighbours(sentence, candidate)) return [];
      const gain = sentence.gain(at, candidate.remove, candidate.put) - (candidate.penalty ?? 0);
      const { least, bySuspicion } = demands[candidate.kind];
      const margin = gain - least + (candidate.isDoubtful ? 0 : bySuspicion * suspicion);
      return margin > 0 ? [{ ...candidate, gain, margin }] : [];
    }),
  );
  const kept: Change[] = [];
  for (const change of changes.toSorted((a, b) => b.margin - a.margin)) {
    if (!kept.some((other) => touches(change, other))) kept.push(change);
  }
  return kept;
}

/** Next to an unknown word it cannot be judged what is superfluous or missing. */
const hasKnownNeighbours = (sentence: Sentence, { at, remove }: Candidate): boolean =>
  (at === 0 || sentence.isKnown(at - 1)) &&
  (at < 2 || sentence.isKnown(at - 2)) &&
  (at + remove >= sentence.words.length || sentence.isKnown(at + remove));

const touches = (a: Candidate, b: Candidate): boolean =>
  a.at <= b.at + b.remove + 1 && b.at <= a.at + a.remove + 1;
