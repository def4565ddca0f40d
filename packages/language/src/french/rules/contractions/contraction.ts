import { matchCase } from '../../../engine/match-case.ts';
import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower } from '../../../engine/tokens/token.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { isOnlyVerb } from '../../lexicon/word-classes.ts';

type Rule = TokenRule<FrenchLexicon>;

/** "à le marché", "de les enfants". */
export const contraction: Rule = {
  name: 'FrContraction',
  reason: 'Elision',
  find(place, lexicon) {
    const joined: Readonly<Record<string, string>> = {
      'à le': 'au',
      'à les': 'aux',
      'de le': 'du',
      'de les': 'des',
      'a le': 'au',
      'a les': 'aux',
    };
    const form = joined[`${place.near(0).lower} ${place.near(1).lower}`];
    const next = place.near(2);
    if (
      form === undefined ||
      !isLower(next) ||
      (place.near(0).lower === 'a' && !isOnlyVerb(place.near(-1), lexicon))
    ) {
      return undefined;
    }
    const isNoun =
      lexicon.noun(next.lower) !== 0 ||
      (lexicon.adjective(next.lower) !== 0 && lexicon.noun(place.near(3).lower) !== 0);
    if (!isNoun || lexicon.isInfinitive(next.lower)) return undefined;
    if (
      /^(?:pas|plus|jamais|beaucoup|trop|assez|peu)$/.test(place.near(-1).lower) &&
      place.near(0).lower === 'de'
    ) {
      return { first: place.at, last: place.at + 1, replacement: lexicon.isElided(next.lower) ? "d'" : 'de' };
    }
    if (
      place.near(1).lower.startsWith('l') &&
      /^le$/.test(place.near(1).lower) &&
      lexicon.isElided(next.lower)
    ) {
      return undefined;
    }
    return { first: place.at, last: place.at + 1, replacement: matchCase(place.near(0).text, form) };
  },
};
