import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';

const women = /^(?:mother|sister|aunt|wife|daughter|grandmother|niece|girlfriend|mum|mom)$/;
const men = /^(?:father|brother|uncle|husband|son|grandfather|nephew|boyfriend|dad)$/;

/**
 * "My mother is a dentist, and he works": the mother is described, and nobody else is mentioned (gender of pronouns:
 * Swan and Smith, Learner English).
 */
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
      place > 2 && lower === (isWoman ? 'he' : 'she') && words[place - 1]?.lower === 'and',
  );
  const [verb, rest] = [words[at + 1], words.slice(at + 1)];
  if (at < 0 || !verb?.lower.endsWith('s') || !isFinite(verb) || !isDescribed(words.slice(2, at - 1))) {
    return [];
  }
  // "My wife is tall, and he is short": two people are contrasted.
  if (/^(?:is|has|does)$/.test(verb.lower)) return [];
  if (rest.some(({ lower }) => /^(?:her|hers|him|his|she|he)$/.test(lower))) return [];
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

/** "is a dentist", "is very tall": her job or a quality, and nobody else whom the pronoun might mean. */
function isDescribed([be, ...said]: Sentence['words']): boolean {
  if (be?.lower !== 'is' || said.some(({ lower }) => lower === 'pregnant' || lower === 'married')) {
    return false;
  }
  const last = said.at(-1);
  const isJob = /^(?:a|an)$/.test(said[0]?.lower ?? '') && isPerson(last?.lower ?? '');
  return isJob ? said.length < 4 : said.length < 3 && last?.kind === 'ADJ';
}
