import type { Sentence } from '../../context/likelihood.ts';
import { isPerson, isThing } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';

/**
 * "The company who's drones photographed the fire": a noun with its verb after "who's" (Quirk and others, 6.29, 17.14).
 */
export const whose = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const [owner, noun, verb] = [words[at - 1], words[at + 1], words[at + 2]];
    if (!/^who's$/.test(word.lower) || !noun || noun.before !== '' || noun.kind !== 'NOUN') return [];
    if (
      !owner ||
      !/^(?:NOUN|PROPN|PRON)$/.test(owner.kind) ||
      /^(?:friends|mates|partners)$/.test(noun.lower)
    ) {
      return [];
    }
    const singular = singularOf(noun.lower);
    const isOwned =
      singular !== undefined || ((isThing(noun.lower) || isPerson(noun.lower)) && isFinite(verb));
    if (!isOwned || !verb || verb.before !== '') return [];
    return [
      {
        rule: 'PossessivePronoun',
        reason: 'Grammar',
        summary: 'Whose it is says a possessive.',
        at,
        remove: 1,
        put: ['whose'],
      },
    ];
  });
