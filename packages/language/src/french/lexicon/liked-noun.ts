import { FS, MS, singular } from '../../romance/gender-and-number.ts';
import { here, type TokenRule } from '../../engine/tokens/rule.ts';
import { isLower } from '../../engine/tokens/token.ts';
import type { FrenchLexicon } from './lexicon.ts';
import { adverbs, determiners, prepositions } from './words.ts';

type Rule = TokenRule<FrenchLexicon>;

/** "adore chocolat": the object of these verbs takes an article. */
export const likedNoun: Rule = {
  name: 'FrLikedNoun',
  reason: 'Standard',
  find(place, lexicon) {
    const lemmas = lexicon.finite(place.near(-1).lower).map(({ lemma }) => lemma);
    if (
      !lemmas.some((lemma) => /^(?:aimer|adorer|détester|préférer)$/.test(lemma)) ||
      !isLower(place.near(-1))
    ) {
      return undefined;
    }
    const noun = place.near(0);
    const own = lexicon.noun(noun.lower);
    if (
      !isLower(noun) ||
      own === 0 ||
      lexicon.adjective(noun.lower) !== 0 ||
      lexicon.finite(noun.lower).length > 0 ||
      lexicon.isInfinitive(noun.lower) ||
      adverbs.has(noun.lower)
    ) {
      return undefined;
    }
    if (
      prepositions.has(noun.lower) ||
      determiners.has(noun.lower) ||
      determiners.has(place.near(-2).lower) ||
      /^(?:mieux|autant|davantage|bien|tant|quand|comme|personne)$/.test(noun.lower)
    ) {
      return undefined;
    }
    const isMany = (own & singular) === 0;
    const article = isMany
      ? 'les '
      : lexicon.isElided(noun.lower)
        ? "l'"
        : (own & FS) !== 0 && (own & MS) === 0
          ? 'la '
          : 'le ';
    return here(place, article + noun.text);
  },
};
