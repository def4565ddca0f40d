import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { noToken } from '../../../engine/tokens/token.ts';
import { clauseFrom } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { clauseOpeners } from '../../lexicon/words.ts';

/** "Äpfel, Birnen, und ein Glas Honig": no comma before "und" in a list (Regelwerk 2018, § 72). */
export const commaInList: TokenRule<GermanLexicon> = {
  name: 'DeListComma',
  reason: 'Punctuation',
  find(place, lexicon) {
    if (
      !/^\p{Lu}\p{Ll}/u.test(place.near(0).text) ||
      place.near(1).text !== ',' ||
      !/^(?:und|oder)$/.test(place.near(2).lower)
    ) {
      return undefined;
    }
    const rest = clauseFrom(place, 3);
    const end = place.tokens[place.at + 3 + rest.length] ?? noToken;
    const isList =
      place.near(-1).text === ',' ||
      (place.near(-2).text === ',' && !clauseOpeners.test(place.near(-1).lower));
    const hasVerb = rest.some(
      (token) =>
        /^\p{Ll}/u.test(token.text) &&
        lexicon.finite(token.lower).length > 0 &&
        !/^(?:eine|seine|meine|weiter)$/.test(token.lower),
    );
    return isList && !hasVerb && rest.length > 0 && rest.length < 6 && /^[.!?]$/.test(end.text)
      ? { first: place.at, last: place.at + 1, replacement: place.near(0).text }
      : undefined;
  },
};
