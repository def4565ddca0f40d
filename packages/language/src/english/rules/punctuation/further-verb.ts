import { isFinite } from '../../lexicon/finite.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';

/** A verb after one of these belongs to the same clause: "it is easy to find", "he came and saw". */
const goesOn =
  /^(?:to|can|could|will|would|should|must|may|might|do|does|did|don't|doesn't|didn't|can't|cannot|won't|wouldn't|not|and|or|never|always)$/;
const joining =
  /^(?:but|what|how|because|that|where|which|who|whom|whose|why|when|if|although|though|while|than|as|so)$/;

/**
 * Whether another verb follows that of a clause, without a mark or a conjunction in between: then "he wrote" in "the
 * letter he wrote made" belongs to the letter.
 */
export function hasFurtherVerb(words: readonly TaggedWord[], verb: number): boolean {
  const rest = words.slice(verb + (words[verb]?.kind === 'AUX' ? 2 : 1));
  const close = rest.findIndex(({ lower, before }) => before.includes(',') || joining.test(lower));
  return rest
    .slice(0, close < 0 ? undefined : close)
    .some((word, place) => isFinite(word) && !goesOn.test(rest[place - 1]?.lower ?? ''));
}
