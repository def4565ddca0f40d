import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { pluralOf, singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { setOf } from '../grammar-rule.ts';
import { nounEdit } from './noun-edit.ts';

/** Things of which each person has several, or each one of their own. */
const owned = setOf(
  'mistake habit opinion idea thought feeling emotion friend student pupil product skill need dream goal grade exam employee worker customer client neighbour neighbor problem belief talent weakness hobby relative',
);
/** Words that refer to several, as far as their form shows. */
const several = /^(?:we|they|people|companies|schools|universities|countries|stores|shops|factories|firms)$/;
/** Words that go with "their" although they refer to a single person, couple or group. */
const ofOne =
  /^(?:everyone|everybody|someone|somebody|anyone|anybody|nobody|person|each|every|whoever|family|couple|two|both|together|baby|wife|husband)$/;

/**
 * "They learn from their mistake", "companies sell their product": what several people own is plural (Quirk and others,
 * 10.48). Good writers sometimes choose the singular where each owns one.
 */
export const oneOfEach = ({ words }: Sentence): Edit[] =>
  words.flatMap(({ lower }, at): Edit[] => {
    if (lower !== 'their' && lower !== 'our') return [];
    const head = /^(?:own|new|old|everyday|daily|basic|past)$/.test(words[at + 1]?.lower ?? '')
      ? at + 2
      : at + 1;
    const [noun, next] = [words[head], words[head + 1]];
    if (!noun || noun.before !== '' || noun.text !== noun.lower || !owned.has(noun.lower)) return [];
    if (
      next?.before === '' &&
      (/^(?:NOUN|PROPN|NUM)$/.test(next.kind) || /^(?:is|was|has|of|that)$/.test(next.lower))
    ) {
      return [];
    }
    const before = words.slice(0, at);
    const isOwned = before.some((word) => isSeveral(word)) && !before.some((word) => ofOne.test(word.lower));
    return isOwned ? nounEdit(head, [pluralOf(noun.lower)]) : [];
  });

const isSeveral = ({ lower }: TaggedWord): boolean =>
  several.test(lower) || (isPerson(lower) && singularOf(lower) !== undefined);
