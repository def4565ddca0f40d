import { matchCase } from '../../../engine/match-case.ts';
import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { determiners, subjects } from '../../lexicon/words.ts';

type Rule = TokenRule<FrenchLexicon>;

const toSomeone = /^(?:téléphoner|parler|plaire|ressembler|obéir|répondre|nuire|mentir|sourire|succéder)$/;

/** "je dois la téléphoner", "dis-le de venir": the person is an indirect object. */
export const indirectPronoun: Rule = {
  name: 'FrIndirect',
  reason: 'CaseOfNoun',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const commanded =
      /^(dis|dites|demande|demandez|conseille|propose|permets|permettez|répète)-(le|la|les)$/.exec(lower);
    if (commanded && /^(?:de|d'|que|qu')$/.test(place.near(1).lower)) {
      return here(
        place,
        matchCase(place.near(0).text, `${commanded[1] ?? ''}-${commanded[2] === 'les' ? 'leur' : 'lui'}`),
      );
    }
    if (!/^(?:le|la|les)$/.test(lower)) return undefined;
    const verb = place.near(1);
    // "de la plus haute importance"
    if (verb.lower === 'plus') return undefined;
    const lemmas = [
      ...lexicon.finite(verb.lower).map(({ lemma }) => lemma),
      ...(lexicon.isInfinitive(verb.lower) ? [verb.lower] : []),
    ];
    if (!lemmas.some((lemma) => toSomeone.test(lemma)) || lexicon.noun(verb.lower) !== 0) return undefined;
    const isVerbal =
      subjects.has(place.near(-1).lower) ||
      /^(?:dois|doit|veux|veut|peux|peut|vais|va|faut|ne|pour|de|à|devons|pouvons|voulons|allons|sans)$/.test(
        place.near(-1).lower,
      );
    if (!isVerbal || (lemmas.includes('parler') && determiners.has(place.near(2).lower))) return undefined;
    return here(place, lower === 'les' ? 'leur' : 'lui');
  },
};
