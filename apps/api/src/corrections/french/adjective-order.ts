import type { TokenRule } from '../tokens/rule.ts';
import { words } from '../tokens/word-list.ts';
import type { FrenchLexicon } from './lexicon.ts';
import { isLower } from './lower-case.ts';
import { prepositions } from './words.ts';

const colours = words(
  'rouge bleu bleue vert verte noir noire blanc blanche jaune gris grise français française anglais anglaise allemand allemande italien italienne espagnol espagnole portugais portugaise américain américaine rouges bleus bleues verts vertes noirs noires blancs blanches jaunes',
);

/** "une rouge robe": colours and nations stand behind the noun (Le Bon Usage, § 329). */
export const adjectiveOrder: TokenRule<FrenchLexicon> = {
  name: 'FrAdjectiveOrder',
  reason: 'Order',
  find(place, lexicon) {
    const noun = place.near(1);
    if (
      !colours.has(place.near(0).lower) ||
      !/^(?:un|une|le|la|des|les|mon|ma|mes|son|sa|ses|ce|cette|ces)$/.test(place.near(-1).lower)
    ) {
      return undefined;
    }
    if (
      !isLower(noun) ||
      lexicon.noun(noun.lower) === 0 ||
      lexicon.adjective(noun.lower) !== 0 ||
      prepositions.has(noun.lower) ||
      lexicon.finite(noun.lower).length > 0
    ) {
      return undefined;
    }
    return { first: place.at, last: place.at + 1, replacement: `${noun.text} ${place.near(0).text}` };
  },
};
