import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../words/counted-nouns.ts';
import type { Edit } from '../../words/edit.ts';
import { isFinite } from '../../words/finite.ts';
import { wordCounts } from '../../spelling/word-counts.ts';

const women = /^(?:mother|sister|aunt|wife|daughter|grandmother|niece|girlfriend|mum|mom)$/;
const men = /^(?:father|brother|uncle|husband|son|grandfather|nephew|boyfriend|dad)$/;

/** "My mother is a dentist, and he works": nobody else is spoken of (gender of pronouns: Swan and Smith, Learner English). */
export function kinGender({ words }: Sentence): Edit[] {
  const [owner, kin] = words;
  const isWoman = women.test(kin?.lower ?? '');
  if (
    !/^(?:my|our|your|his|her|their)$/.test(owner?.lower ?? '') ||
    !(isWoman || men.test(kin?.lower ?? ''))
  ) {
    return [];
  }
  // "His mother", "her husband": the owner may be meant.
  if (owner?.lower === (isWoman ? 'his' : 'her')) return [];
  const at = words.findIndex(
    ({ lower }, place) =>
      place > 2 &&
      lower === (isWoman ? 'he' : 'she') &&
      /^(?:and|but|because|so)$/.test(words[place - 1]?.lower ?? ''),
  );
  const before = words.slice(2, at);
  if (at < 0 || !isFinite(words[at + 1])) return [];
  if (
    before.some(({ lower, text }) =>
      isPerson(lower) && !isJobOf(words, lower)
        ? true
        : /^(?:him|her|he|she|his|hers)$/.test(lower) || wordCounts().isName(text),
    )
  ) {
    return [];
  }
  return [
    {
      rule: 'PronounGender',
      reason: 'Grammar',
      summary: 'The pronoun goes by the person who is meant.',
      at,
      remove: 1,
      put: [isWoman ? 'she' : 'he'],
    },
  ];
}

/** "My mother is a dentist": her job, and no other person. */
const isJobOf = (words: Sentence['words'], lower: string): boolean =>
  words[3] !== undefined &&
  /^(?:is|was)$/.test(words[2]?.lower ?? '') &&
  words.slice(3, 6).some((word) => word.lower === lower);
