import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';

type Rule = TokenRule<GermanLexicon>;

const reflexive: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ich: 'mich',
    du: 'dich',
    er: 'sich',
    sie: 'sich',
    es: 'sich',
    man: 'sich',
    wir: 'uns',
    ihr: 'euch',
  }),
);

/** "Ich freue sehr über": these verbs are reflexive. */
export const missingReflexive: Rule = {
  name: 'DeReflexive',
  reason: 'Standard',
  find(place) {
    const verb = place.near(0).lower;
    const pronoun = reflexive.get(place.near(-1).lower);
    const inverted = reflexive.get(place.near(1).lower);
    const wanted = /^freu(?:e|st|t|en|te|ten)$/.test(verb)
      ? /^(?:über|auf|sehr|schon|darüber|darauf)$/
      : /^interessier(?:e|st|t|en|te|ten)$/.test(verb)
        ? /^(?:für|sehr|dafür)$/
        : /^(?:kümmer(?:e|st|t|n|te)|bewerb(?:e|en)|beschwer(?:e|st|t|en|te)|erhol(?:e|st|t|en|te)|beeil(?:e|st|t|en|te)|entscheide)$/.test(
              verb,
            )
          ? /^(?:um|über|für|sehr|gut|oft|immer)$/
          : undefined;
    if (wanted === undefined) return undefined;
    if (pronoun !== undefined && wanted.test(place.near(1).lower)) {
      return here(place, `${place.near(0).text} ${pronoun}`);
    }
    return inverted !== undefined && wanted.test(place.near(2).lower)
      ? { ...here(place, `${place.near(0).text} ${place.near(1).text} ${inverted}`), last: place.at + 1 }
      : undefined;
  },
};
