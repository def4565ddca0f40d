import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { noToken } from '../../../engine/tokens/token.ts';
import { nounPhraseAt } from '../cases/noun-phrase.ts';
import { clauseFrom } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { pronouns } from '../../lexicon/words.ts';

const beginnings =
  /^(?:nach|vor|in|im|an|am|auf|bei|beim|mit|seit|während|wegen|trotz|für|durch|zum|zur|aus|von|vom|unter|über|zwischen|ohne|gegen)$/;

/** "Nach dem Essen, gehen wir": no comma separates the opening words from the verb (Duden, § 1356; Regelwerk 2018, § 72). */
export const commaAfterPhrase: TokenRule<GermanLexicon> = {
  name: 'DeCommaAfterPhrase',
  reason: 'Punctuation',
  find(place, lexicon) {
    if (!place.near(0).opens || !beginnings.test(place.near(0).lower)) return undefined;
    const rest = clauseFrom(place, 0);
    const comma = place.at + rest.length;
    if (place.tokens[comma]?.text !== ',' || rest.length < 2 || rest.length > 7) return undefined;
    if (
      rest.some(
        (token) =>
          lexicon.finite(token.lower).length > 0 &&
          /^\p{Ll}/u.test(token.text) &&
          !/^(?:seine|meine|deine|eine|unter|laut)$/.test(token.lower),
      )
    ) {
      return undefined;
    }
    if (
      rest.some(({ lower }) => /^(?:zu|um|und|oder|dass)$/.test(lower) || lexicon.isZuInfinitive(lower)) ||
      !/^\p{Lu}/u.test(rest.at(-1)?.text ?? '')
    ) {
      return undefined;
    }
    const verb = place.tokens[comma + 1] ?? noToken;
    const subject = place.tokens[comma + 2] ?? noToken;
    const isVerb =
      /^\p{Ll}/u.test(verb.text) &&
      lexicon.finite(verb.lower).length > 0 &&
      !lexicon.isParticiple(verb.lower);
    const isSubject =
      pronouns.has(subject.lower) ||
      nounPhraseAt({ tokens: place.tokens, at: comma + 2 }, lexicon) !== undefined;
    if (!isVerb || !isSubject) return undefined;
    if (place.tokens.slice(comma + 1, comma + 10).some(({ text }) => text === ',')) return undefined;
    return { first: comma - 1, last: comma, replacement: place.tokens[comma - 1]?.text ?? '' };
  },
};
