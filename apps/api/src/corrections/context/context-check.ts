import { candidatesAt, type Candidate, type CandidateKind } from './candidates.ts';
import type { Sentence } from './likelihood.ts';

/** By how much more likely a sentence must become, in decimal logarithms. */
const thresholds: Readonly<Record<CandidateKind, number>> = {
  verb: 2.3,
  number: 4,
  'article+': 1.6,
  'article to a bare noun': 0.4,
  'article-': 3.4,
  article: 2.6,
  'preposition+': 2.3,
  'preposition-': 4.4,
  preposition: 3.5,
  confused: 2,
  to: 3,
};

export type Change = Candidate & { readonly gain: number; readonly margin: number };

/** The changes that make a sentence likelier by far, the surest first, apart from each other. */
export function likelierChanges(sentence: Sentence): Change[] {
  const changes = sentence.words.flatMap((_, at) =>
    candidatesAt(sentence.words, at).flatMap((candidate) => {
      if (candidate.remove > 0 && !sentence.isKnown(at)) return [];
      if (candidate.remove !== candidate.put.length && !hasKnownNeighbours(sentence, candidate)) return [];
      const gain = sentence.gain(at, candidate.remove, candidate.put) - (candidate.penalty ?? 0);
      const margin = gain - thresholds[candidate.kind];
      return margin > 0 ? [{ ...candidate, gain, margin }] : [];
    }),
  );
  const kept: Change[] = [];
  for (const change of changes.toSorted((a, b) => b.margin - a.margin)) {
    if (!kept.some((other) => touches(change, other))) kept.push(change);
  }
  return kept;
}

/** Beside an unknown word nothing can be said of what is too much or missing. */
const hasKnownNeighbours = (sentence: Sentence, { at, remove }: Candidate): boolean =>
  (at === 0 || sentence.isKnown(at - 1)) &&
  (at < 2 || sentence.isKnown(at - 2)) &&
  (at + remove >= sentence.words.length || sentence.isKnown(at + remove));

const touches = (a: Candidate, b: Candidate): boolean =>
  a.at <= b.at + b.remove + 1 && b.at <= a.at + a.remove + 1;
