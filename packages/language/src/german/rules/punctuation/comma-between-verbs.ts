import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import { noToken } from '../../../engine/tokens/token.ts';
import { isSurelyFinite } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { clauseOpeners } from '../../lexicon/words.ts';

/** "Die Frau, die nebenan wohnt ist Ärztin": two adjacent finite verbs belong to two clauses (Regelwerk 2018, § 74). */
export const commaBetweenVerbs: TokenRule<GermanLexicon> = {
  name: 'DeCommaBetween',
  reason: 'MissingComma',
  find(place, lexicon) {
    const verb = place.near(0);
    const next = place.near(1);
    if (!isSurelyFinite(next, lexicon) || next.opens || verb.opens) return undefined;
    const isHelping =
      /^(?:würde|könnte|konnte|wollte|sollte|musste|durfte|möchte|kann|will|soll|muss|darf|wird|wurde|hat|hatte|ist|war)/.test(
        next.lower,
      );
    const isEnd =
      isSurelyFinite(verb, lexicon) ||
      (!isHelping &&
        lexicon.finite(verb.lower).length > 0 &&
        /^(?:haben|können|müssen|wollen|sollen|werden|sind|kommen|gehen|wohnen|leben|arbeiten|spielen|machen|stehen)$/.test(
          verb.lower,
        ));
    if (!isEnd || /^(?:heißt|sei|bitte|gilt)$/.test(verb.lower)) return undefined;
    let comma = place.at - 1;
    while (comma > 0 && place.tokens[comma]?.isWord && place.at - comma < 16) comma--;
    if (place.tokens[comma]?.text !== ',') return undefined;
    const first = place.tokens[comma + 1] ?? noToken;
    const second = place.tokens[comma + 2] ?? noToken;
    const isSubordinate = clauseOpeners.test(first.lower) || clauseOpeners.test(second.lower);
    const others = place.tokens.slice(comma + 1, place.at).filter((token) => isSurelyFinite(token, lexicon));
    return isSubordinate && others.length === 0 && place.at > comma + 2
      ? here(place, `${verb.text},`)
      : undefined;
  },
};
