import { adjectiveOrderRule } from '../../romance/adjective-order.ts';
import { isLower } from '../../engine/tokens/token.ts';
import { words } from '../../engine/tokens/word-list.ts';
import type { FrenchLexicon } from '../lexicon/lexicon.ts';
import { prepositions } from '../lexicon/words.ts';

const colours = words(
  'rouge bleu bleue vert verte noir noire blanc blanche jaune gris grise français française anglais anglaise allemand allemande italien italienne espagnol espagnole portugais portugaise américain américaine rouges bleus bleues verts vertes noirs noires blancs blanches jaunes',
);

/** "une rouge robe": colours and nationalities follow the noun (Le Bon Usage, § 329). */
export const adjectiveOrder = adjectiveOrderRule<FrenchLexicon>({
  name: 'FrAdjectiveOrder',
  adjectives: colours,
  determiners: words('un une le la des les mon ma mes son sa ses ce cette ces'),
  isNoun: (token, lexicon) =>
    isLower(token) &&
    lexicon.noun(token.lower) !== 0 &&
    lexicon.adjective(token.lower) === 0 &&
    !prepositions.has(token.lower) &&
    lexicon.finite(token.lower).length === 0,
});
