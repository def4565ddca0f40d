import { matchCase } from '../../../engine/match-case.ts';
import { anyAgreement, MP, MS } from '../../../romance/gender-and-number.ts';
import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { determiners } from '../../lexicon/words.ts';

/** "Quelque soit le temps": "quel que" agrees with what follows (Le Bon Usage, § 636). */
export const quelQue: TokenRule<FrenchLexicon> = {
  name: 'FrQuelQue',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const { lower, text } = place.near(0);
    const verb = place.near(1).lower;
    if (!/^quelques?$/.test(lower) || !/^(?:soit|soient|fût|fussent)$/.test(verb)) return undefined;
    const noun = lexicon.noun(place.near(3).lower) & (determiners.get(place.near(2).lower) ?? anyAgreement);
    const isPlural = verb === 'soient';
    const isFeminine = noun !== 0 && (noun & (isPlural ? MP : MS)) === 0;
    const form = `quel${isFeminine ? 'le' : ''}${isPlural ? 's' : ''} que`;
    return here(place, matchCase(text, form));
  },
};
