import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { runStart } from '../../../engine/tokens/run-start.ts';
import { noToken } from '../../../engine/tokens/token.ts';
import { clauseFrom, isSurelyFinite } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';

const whenPhrase =
  /^(?:tag|morgen|abend|woche|jahr|monat|wochenende|sommer|winter|nacht|mittag|heute|gestern|morgens|abends|oft|immer|manchmal)$/;

/** "Er fährt jeden Tag, mit dem Bus": the phrase belongs to the same clause (Regelwerk 2018, § 72). */
export const commaBeforePhrase: TokenRule<GermanLexicon> = {
  name: 'DeCommaBeforePhrase',
  reason: 'Punctuation',
  find(place, lexicon) {
    if (place.near(1).text !== ',' || !whenPhrase.test(place.near(0).lower) || place.near(-1).text === ',') {
      return undefined;
    }
    const next = place.near(2);
    if (!/^(?:mit|in|im|nach|zu|zum|zur|ins|auf|bei|beim|aus)$/.test(next.lower)) return undefined;
    const rest = clauseFrom(place, 2);
    const end = place.tokens[place.at + 2 + rest.length] ?? noToken;
    const hasVerb = rest.some((token) => isSurelyFinite(token, lexicon));
    const from = runStart(place.tokens, place.at);
    const before = place.tokens.slice(from, place.at);
    const isMain =
      place.tokens[from]?.opens === true && before.some((token) => isSurelyFinite(token, lexicon));
    return /^[.!?]$/.test(end.text) && !hasVerb && isMain && rest.length < 9
      ? { first: place.at, last: place.at + 1, replacement: place.near(0).text }
      : undefined;
  },
};
