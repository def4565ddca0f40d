import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower } from '../../../engine/tokens/token.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { adverbs, determiners, prepositions } from '../../lexicon/words.ts';

/** "la femme que habite ici": the subject of a relative clause is "qui" (Le Bon Usage, § 717). */
export const relativeSubject: TokenRule<FrenchLexicon> = {
  name: 'FrQui',
  reason: 'Standard',
  find(place, lexicon) {
    const verb = place.near(1);
    const next = place.near(2);
    if (place.near(0).lower !== 'que' || !isLower(verb) || lexicon.noun(place.near(-1).lower) === 0) {
      return undefined;
    }
    const isThird = lexicon
      .finite(verb.lower)
      .some(({ person, tense }) => (person === 2 || person === 5) && tense !== 'S');
    if (
      !isThird ||
      lexicon.noun(verb.lower) !== 0 ||
      lexicon.adjective(verb.lower) !== 0 ||
      prepositions.has(verb.lower) ||
      !determiners.has(place.near(-2).lower)
    ) {
      return undefined;
    }
    // "Le silence que rompt parfois un oiseau": the subject follows the verb.
    return prepositions.has(next.lower) ||
      (adverbs.has(next.lower) && !/^(?:une?|des|le|la|les|l')$/.test(place.near(3).lower)) ||
      /^(?:au|aux|du|ici|là)$/.test(next.lower)
      ? here(place, 'qui')
      : undefined;
  },
};
