import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { openingClause } from './opening-clause.ts';

/**
 * As at the start of a sentence: "The shop is small, so if people buy more the baker has to", "However, when it rains
 * the road is closed" (Quirk and others, appendix III.17).
 */
export function innerOpening(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    if (at === 0 || word.before !== ',' || !isOpening(words, at)) return [];
    const tail = words.slice(at).map((later, place) => (place === 0 ? { ...later, before: '' } : later));
    return openingClause({ ...sentence, words: tail }).map((edit) => ({ ...edit, at: edit.at + at }));
  });
}

/** "…, but when", or "if" after a linking word without a verb. */
const isOpening = (words: readonly TaggedWord[], at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  if (/^(?:and|but|so)$/.test(word?.lower ?? '')) {
    return next?.before === '' && /^(?:if|when|although|unless|while|because|as|since)$/.test(next.lower);
  }
  return (
    /^(?:if|when|although|unless|once|while)$/.test(word?.lower ?? '') &&
    words.slice(0, at).every((earlier) => earlier.before === '' && !isFinite(earlier))
  );
};
