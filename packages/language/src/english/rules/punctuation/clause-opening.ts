import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';

const opening = setOf(
  'when if although though because while after before since once unless as whenever whereas',
);

/**
 * Whether a clause with a conjunction, or one without a subject, begins at a position that opens the sentence or
 * follows a mark or a conjunction, with or without a linking word before it: "But if they", "so when people".
 */
export function opensClauseAt(words: readonly TaggedWord[], start: number): boolean {
  if (!isOneOf(words[start], opening) && !isAct(words, start)) return false;
  let from = start;
  while (from > 0 && words[from]?.before === '' && isLink(words[from - 1])) from--;
  if (from === 0) return true;
  if (from === start) {
    return words[start]?.before !== '' && !words.slice(0, start).some((word) => isFinite(word));
  }
  return (
    words[from]?.before !== '' ||
    words.slice(from, start).some(({ lower }) => /^(?:and|but|so|that|because|even)$/.test(lower))
  );
}

const isLink = (word: TaggedWord | undefined): boolean =>
  /^(?:and|but|so|then|also|even|just|only|that|hence|thus|because|in|order|instead)$/.test(
    word?.lower ?? '',
  );

/** Whether a clause without a subject begins at a position: "To live well", "By doing this", "In order to save". */
export function isAct(words: readonly TaggedWord[], at: number): boolean {
  const [word, verb] = [words[at], words[at + 1]];
  if (!verb || verb.before !== '' || verb.kind !== 'VERB') return false;
  if (word?.lower === 'to') return formsOf(verb)?.base === verb.lower;
  return (
    /^(?:by|after|before|without|while|when|for|in|on|of|from|through)$/.test(word?.lower ?? '') &&
    verb.lower.endsWith('ing')
  );
}
