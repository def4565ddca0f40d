import { formsOf } from '../lexicon/forms-of.ts';
import { nounPhraseAt } from '../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../lexicon/tagged-words.ts';

/**
 * Whether "have" at a position ends a relative clause without a pronoun, so that the verb after it is the main one:
 * "the tools they have help us" (Quirk and others, 17.13).
 */
export function endsRelativeClause(words: readonly TaggedWord[], at: number): boolean {
  const [pronoun, have, next] = [words[at - 1], words[at], words[at + 1]];
  if (have?.lower !== 'have' || !/^(?:i|you|we|they)$/.test(pronoun?.lower ?? '') || !next) return false;
  const forms = formsOf({ ...next, kind: 'VERB' });
  const isPlainVerb = forms?.base === next.lower && forms.participle !== next.lower;
  const isJoined = [pronoun, have, next].every((word) => word?.before === '');
  return isPlainVerb && isJoined && isPluralBefore(words, at - 1);
}

/** "The tools", but not a phrase of place or time: "in the cities we have". */
function isPluralBefore(words: readonly TaggedWord[], at: number): boolean {
  for (let from = at - 2; from >= Math.max(0, at - 5); from--) {
    const phrase = nounPhraseAt(words, from);
    if (phrase?.head === at - 1 && phrase.hasDeterminer) {
      return phrase.number === 'plural' && words[from - 1]?.kind !== 'ADP';
    }
  }
  return false;
}
