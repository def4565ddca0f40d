import { matchCase } from '../../../engine/match-case.ts';
import { here, type Place, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { isAbbreviation } from '../abbreviation.ts';

type Rule = TokenRule<FrenchLexicon>;

/** A rule for homophones: `find` is called at each of them. */
export const soundAlike = (
  name: string,
  of: ReadonlySet<string>,
  find: (place: Place, lexicon: FrenchLexicon) => string | undefined,
): Rule => ({
  name,
  reason: 'SoundAlike',
  find(place, lexicon) {
    if (!of.has(place.near(0).lower) || isAbbreviation(place)) return undefined;
    const form = find(place, lexicon);
    return form === undefined ? undefined : here(place, matchCase(place.near(0).text, form));
  },
});
