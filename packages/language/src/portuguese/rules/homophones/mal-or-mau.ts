import { MS } from '../../../romance/gender-and-number.ts';
import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { isSurelyVerb, readingsOf } from '../../lexicon/verb-readings.ts';
import { adjectiveOf, nounOf } from '../../lexicon/word-classes.ts';
import { determiners } from '../../lexicon/words.ts';
import { isClauseEnd } from './clause-end.ts';

/** "um mal aluno", "portou-se mau": "mau" goes with nouns, "mal" with verbs. */
export const malOrMau: TokenRule<PortugueseLexicon> = {
  name: 'PtMalMau',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const before = place.near(-1);
    const next = place.near(1);
    if (lower === 'mal') {
      const isNoun =
        nounOf(next, lexicon) === MS &&
        readingsOf(next, lexicon).length === 0 &&
        adjectiveOf(next, lexicon) === 0;
      return isNoun &&
        /^(?:um|este|esse|aquele|o|do|no|ao|num|dum|meu|seu|teu|muito|tão|de|que|grande)$/.test(before.lower)
        ? here(place, 'mau')
        : undefined;
    }
    if (lower !== 'mau') return undefined;
    const verb = /^(?:muito|tão|bastante|demasiado|menos|mais|assim)$/.test(before.lower)
      ? place.near(-2)
      : before;
    const lemmas = readingsOf(verb, lexicon).map(({ lemma }) => lemma);
    const isCopula = lemmas.some((lemma) =>
      /^(?:ser|estar|parecer|ficar|haver|ter|achar|andar|continuar|tornar)$/.test(lemma),
    );
    const isReflexive =
      /-(?:me|te|se|nos)$/.test(verb.lower) && !/^(?:torn|mostr|revel|fez|faz)/.test(verb.lower);
    // "sendo um deles mau": the verb "delir" hardly ever occurs.
    if (/^d?el[ea]s?$/.test(verb.lower)) return undefined;
    const isVerb =
      isReflexive ||
      (lemmas.length > 0 && !isCopula && isSurelyVerb(verb, lexicon)) ||
      lexicon.isInfinitive(verb.lower);
    if (
      isVerb &&
      !lemmas.some((lemma) => /^(?:ser|estar|parecer|achar)$/.test(lemma)) &&
      !/^(?:ser|parecer|estar|achar|fazer)$/.test(verb.lower)
    ) {
      const isEnd =
        isClauseEnd(next.text) ||
        /^(?:porque|quando|hoje|ontem|na|no|durante|com|em|e|mas|do|da|a|à|ao|desde|toda|todo|ao|este|esta)$/.test(
          next.lower,
        );
      if (isEnd && nounOf(next, lexicon) === 0) return here(place, 'mal');
    }
    // "foi mau recebido": before a participle.
    return /(?:[ai]d|eit|[rp]ost)[oa]s?$/.test(next.lower) &&
      nounOf(next, lexicon) === 0 &&
      adjectiveOf(next, lexicon) !== 0 &&
      !determiners.has(before.lower)
      ? here(place, 'mal')
      : undefined;
  },
};
