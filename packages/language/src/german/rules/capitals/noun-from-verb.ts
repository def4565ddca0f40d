import type { TokenRule } from '../../../engine/tokens/rule.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';

const nominalised = /^(?:beim|zum|vom|fürs|durchs)$/;

/** "beim lesen": an infinitive after a preposition with an article is a noun (Regelwerk 2018, § 57). */
export const nounFromVerb: TokenRule<GermanLexicon> = {
  name: 'DeNounFromVerb',
  reason: 'NounCapital',
  find(place, lexicon) {
    const word = place.near(0);
    const next = place.near(1);
    if (
      !nominalised.test(place.near(-1).lower) ||
      !/^\p{Ll}/u.test(word.text) ||
      !lexicon.isInfinitive(word.lower)
    ) {
      return undefined;
    }
    if (/^\p{Lu}/u.test(next.text) || /^(?:und|oder|,)$/.test(next.lower)) return undefined;
    if (
      /^(?:einen|ersten|letzten|zweiten|dritten|neuen|alten|anderen|großen|kleinen|besten|meisten|größten)$/.test(
        word.lower,
      )
    ) {
      return undefined;
    }
    return {
      first: place.at,
      last: place.at,
      replacement: word.text.charAt(0).toUpperCase() + word.text.slice(1),
    };
  },
};
