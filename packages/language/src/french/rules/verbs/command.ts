import { matchCase } from '../../../engine/match-case.ts';
import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';

type Rule = TokenRule<FrenchLexicon>;

/** "N'oublies pas": the imperative of verbs in -er has no s (Le Bon Usage, § 795). */
export const command: Rule = {
  name: 'FrCommand',
  reason: 'VerbForm',
  find(place, lexicon) {
    const verb = place.near(0);
    const isFirst = verb.opens || (/^(?:n'|ne)$/.test(place.near(-1).lower) && place.near(-1).opens);
    const next = place.near(1).lower;
    if (!isFirst || !verb.lower.endsWith('es') || /^(?:en|y|tu)$/.test(next)) return undefined;
    const isCommand = lexicon
      .finite(verb.lower)
      .some(({ person, tense, lemma }) => person === 1 && tense === 'P' && lemma.endsWith('er'));
    if (!isCommand || lexicon.noun(verb.lower) !== 0 || lexicon.adjective(verb.lower) !== 0) return undefined;
    const isAsked =
      place.tokens.slice(place.at, place.at + 25).find(({ text }) => /^[.!?]$/.test(text))?.text === '?';
    return isAsked ? undefined : here(place, matchCase(verb.text, verb.lower.slice(0, -1)));
  },
};
