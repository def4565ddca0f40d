import type { Reason, TokenRule } from './rule.ts';

/** A rule that runs a check of its own at each of some words, given in lower case. */
export function byWord<Lexicon>(
  name: string,
  reason: Reason,
  questions: Readonly<Record<string, TokenRule<Lexicon>['find']>>,
): TokenRule<Lexicon> {
  const questionOf = new Map(Object.entries(questions));
  return {
    name,
    reason,
    find: (place, lexicon) => questionOf.get(place.near(0).lower)?.(place, lexicon),
  };
}
