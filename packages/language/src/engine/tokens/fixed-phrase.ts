import { phrase } from './phrase.ts';
import type { PhraseRule, Reason } from './rule.ts';

/** A phrase that is always wrong in the group `wrong`, and what stands there instead. */
export const fixed = (
  name: string,
  reason: Reason,
  source: string,
  right: string | readonly string[],
): PhraseRule<unknown> => ({
  name,
  reason,
  pattern: phrase(source),
  mend: () => right,
});
