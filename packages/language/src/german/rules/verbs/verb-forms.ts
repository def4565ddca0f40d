import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower } from '../../../engine/tokens/token.ts';
import { clauseAround, clauseFrom, conjunctions, isSurelyFinite } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';

type Rule = TokenRule<GermanLexicon>;

const helping =
  /^(?:lassen|helfen|hören|sehen|brauchen|lernen|gehen|können|müssen|wollen|sollen|dürfen|mögen|bleiben|fühlen|machen|essen)$/;

/** "Sie hat mit ihrer Mutter telefonieren", "wurde unterschreibt": a participle ends the clause (Duden, § 666). */
export const participleDue: Rule = {
  name: 'DeParticiple',
  reason: 'VerbForm',
  find(place, lexicon) {
    const auxiliary = place.near(0).lower;
    const isHave = /^(?:hat|habe|hast|haben|hatte|hatten)$/.test(auxiliary);
    const isPassive = /^(?:wurde|wurden|wurdest)$/.test(auxiliary);
    if (!isHave && !isPassive) return undefined;
    const { from, tokens } = clauseAround(place);
    const before = tokens.slice(0, place.at - from);
    if (
      conjunctions.has(before[0]?.lower ?? '') ||
      before.length > 6 ||
      before.some((token) => isSurelyFinite(token, lexicon))
    ) {
      return undefined;
    }
    const clause = clauseFrom(place, 1);
    const last = clause.at(-1);
    if (
      !last ||
      clause.length < 2 ||
      clause.length > 12 ||
      !isLower(last) ||
      lexicon.isParticiple(last.lower)
    ) {
      return undefined;
    }
    const rest = clause.slice(0, -1);
    if (
      rest.some(
        (token) =>
          isLower(token) &&
          (lexicon.isInfinitive(token.lower) ||
            lexicon.isParticiple(token.lower) ||
            isSurelyFinite(token, lexicon)),
      ) ||
      rest.some(({ lower }) => /^(?:zu|und|oder|um)$/.test(lower))
    ) {
      return undefined;
    }
    const infinitive = lexicon.isInfinitive(last.lower)
      ? last.lower
      : lexicon.finite(last.lower).find(({ person }) => person === '3s')?.infinitive;
    if (
      infinitive === undefined ||
      helping.test(infinitive) ||
      (isPassive && lexicon.isInfinitive(last.lower))
    ) {
      return undefined;
    }
    // "hat Freude", "hatte recht": not a verb.
    if (/^(?:recht|frei|lieb|gern|weit|fest|voll|satt|vor|auf|an|aus|eben)$/.test(last.lower)) {
      return undefined;
    }
    const participle = lexicon.participleOf(infinitive);
    const at = place.tokens.indexOf(last);
    return participle === undefined || participle === last.lower
      ? undefined
      : { first: at, last: at, replacement: participle };
  },
};

/** "das Fenster zu öffnet": "zu" takes the infinitive. */
export const infinitiveDue: Rule = {
  name: 'DeZuInfinitive',
  reason: 'VerbForm',
  find(place, lexicon) {
    const verb = place.near(1);
    if (
      place.near(0).text !== 'zu' ||
      !isLower(verb) ||
      place.near(2).isWord ||
      verb.text.endsWith('n') ||
      !isSurelyFinite(verb, lexicon)
    ) {
      return undefined;
    }
    const { tokens } = clauseAround(place);
    if (
      conjunctions.has(tokens[0]?.lower ?? '') ||
      (lexicon.isKnown(`${verb.lower}e`) && lexicon.isKnown(`${verb.lower}em`))
    ) {
      return undefined;
    }
    const infinitive = lexicon
      .finite(verb.lower)
      .find(({ infinitive: one }) => lexicon.isInfinitive(one))?.infinitive;
    return infinitive === undefined
      ? undefined
      : { first: place.at + 1, last: place.at + 1, replacement: infinitive };
  },
};
