import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { noToken } from '../../../engine/tokens/token.ts';
import { bit, everything, ofCase } from '../cases/inflection.ts';
import { nounPhraseAt } from '../cases/noun-phrase.ts';
import { isSurelyFinite } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';

type Rule = TokenRule<GermanLexicon>;

const plural = bit('NOM', 'P');
const nominative = ofCase('NOM');
const prepositions =
  /^(?:in|im|an|am|auf|aus|bei|beim|mit|von|vom|zu|zum|zur|für|über|unter|hinter|vor|neben|zwischen|gegen|ohne|nach|seit|durch|wegen|während|trotz|ins|ans)$/;

/** "Weder der Trainer noch die Spieler war": the nearer part is plural. */
export const neitherNor: Rule = {
  name: 'DeNeitherNor',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    if (
      place.near(0).lower !== 'noch' ||
      !place.tokens
        .slice(Math.max(0, place.at - 5), place.at)
        .some(({ lower, opens }) => lower === 'weder' && opens)
    ) {
      return undefined;
    }
    const phrase = nounPhraseAt({ tokens: place.tokens, at: place.at + 1 }, lexicon);
    if (!phrase || (phrase.set & phrase.noun & nominative) !== plural) return undefined;
    const at = phrase.last + 1;
    const readings = lexicon.finite(place.tokens[at]?.lower ?? '');
    if (readings.length === 0 || readings.some(({ person }) => person === '3p')) return undefined;
    const form = readings.map(({ tense }) => tense['3p']).find((one) => one !== undefined);
    return form === undefined ? undefined : { first: at, last: at, replacement: form };
  },
};

/** "Die Polizei suchen nach": a singular subject with a plural verb. */
export const oneNotMany: Rule = {
  name: 'DeOneNotMany',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    if (!place.near(0).opens) return undefined;
    const phrase = nounPhraseAt(place, lexicon);
    if (!phrase || phrase.noun === everything) return undefined;
    const subject = phrase.set & phrase.noun & nominative;
    const verb = place.tokens[phrase.last + 1] ?? noToken;
    const next = place.tokens[phrase.last + 2] ?? noToken;
    if (
      subject === 0 ||
      (subject & plural) !== 0 ||
      !/^\p{Ll}/u.test(verb.text) ||
      !lexicon.isInfinitive(verb.lower)
    ) {
      return undefined;
    }
    if (
      !prepositions.test(next.lower) &&
      !/^(?:nicht|sehr|oft|immer|heute|gern|seit|schon|noch|den|einen)$/.test(next.lower)
    ) {
      return undefined;
    }
    const rest = place.tokens.slice(phrase.last + 2, phrase.last + 12);
    const end = rest.findIndex(({ text }) => /^[,.;!?]$/.test(text));
    const clause = end < 0 ? rest : rest.slice(0, end);
    if (
      clause.some(
        (token) =>
          /^(?:wir|sie|die|viele|alle|und|zu|kann|muss|soll)$/.test(token.lower) ||
          isSurelyFinite(token, lexicon),
      )
    ) {
      return undefined;
    }
    if (rest[end]?.text !== '.') return undefined;
    const form = lexicon
      .finite(verb.lower)
      .map(({ tense }) => tense['3s'])
      .find((one) => one !== undefined);
    return form === undefined
      ? undefined
      : { first: phrase.last + 1, last: phrase.last + 1, replacement: form };
  },
};
