import { matchCase } from '../../../generation/built-in/match-case.ts';
import { here, type Place, type TokenRule } from '../../tokens/rule.ts';
import { MS } from '../../romance/gender-and-number.ts';
import type { PortugueseLexicon } from '../lexicon.ts';
import { isSurelyVerb, readingsOf } from '../verb-readings.ts';
import { adjectiveOf, nounOf } from '../word-classes.ts';
import { determiners, subjects } from '../words.ts';

type Rule = TokenRule<PortugueseLexicon>;

const name = (place: Place, right: string) => here(place, matchCase(place.near(0).text, right));
const isClauseEnd = (text: string): boolean => text === '' || /^[,.;:!?»"”)]$/.test(text);

/** "trás" is behind "por", "para" and "de"; anywhere else the verb is meant. */
export const trazOrTras: Rule = {
  name: 'PtTrazTras',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const before = place.near(-1).lower;
    const next = place.near(1);
    if (lower === 'trás' && !/^(?:por|para|de|lá)$/.test(before) && place.near(1).text !== '-') {
      return name(place, 'traz');
    }
    const isPlace = isClauseEnd(next.text) || /^d[aeo]s?$|^dest|^dess|^daquel/.test(next.lower);
    if (
      lower === 'traz' &&
      /^(?:por|para|de)$/.test(before) &&
      isPlace &&
      !lexicon.isInfinitive(next.lower)
    ) {
      return here(place, 'trás');
    }
    return undefined;
  },
};

/** "um mal aluno", "portou-se mau": "mau" goes with nouns, "mal" with verbs. */
export const malOrMau: Rule = {
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
      ? name(place, 'mal')
      : undefined;
  },
};

const moreThan = /^(?:que|do|da|de)$/;

/** ", mais tenho de ir", "é mas alto": the one joins clauses, the other compares. */
export const masOrMais: Rule = {
  name: 'PtMasMais',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const before = place.near(-1);
    const next = place.near(1);
    if (lower === 'mais' && before.text === ',') {
      const isVerb = isSurelyVerb(next, lexicon) || /^(?:é|foi|está|há|era|são)$/.test(next.lower);
      const isNegated =
        /^(?:não|nunca|também|ninguém)$/.test(next.lower) &&
        isSurelyVerb(place.near(2), lexicon) &&
        !/^(?:fosse|seja|digo)$/.test(place.near(2).lower);
      const isSubject = subjects.has(next.lower) && readingsOf(place.near(2), lexicon).length > 0;
      return (isVerb || isNegated || isSubject) && !moreThan.test(place.near(2).lower)
        ? here(place, 'mas')
        : undefined;
    }
    if (lower === 'mas' && !place.near(0).opens && before.isWord) {
      const isCompared =
        adjectiveOf(next, lexicon) !== 0 &&
        [2, 3].some((steps) => place.near(steps).lower === 'do' && place.near(steps + 1).lower === 'que');
      const isLast = /^[.!?]$/.test(next.text) && next.text !== '';
      const isDegree =
        /^(?:muito|bem|ainda|nada|nunca|pouco|cada|quanto|não|ninguém|vez)$/.test(before.lower) &&
        (isClauseEnd(next.text) || adjectiveOf(next, lexicon) !== 0) &&
        before.lower !== 'não';
      const isCopula =
        /^(?:é|são|era|foi|está|estava|ser|estar|ficou|parece|sou|estou|o|a|os|as)$/.test(before.lower) &&
        (adjectiveOf(next, lexicon) !== 0 || /^(?:do|cedo|tarde|perto|longe)$/.test(next.lower));
      const isMany =
        isSurelyVerb(before, lexicon) &&
        nounOf(next, lexicon) !== 0 &&
        adjectiveOf(next, lexicon) === 0 &&
        readingsOf(next, lexicon).length === 0;
      return isCompared || isLast || isDegree || isCopula || isMany ? here(place, 'mais') : undefined;
    }
    return undefined;
  },
};

const toward =
  /^(?:ir|vir|chegar|voltar|levar|dirigir|regressar|conduzir|mandar|enviar|trazer|correr|subir|descer|querer|poder|dever|pensar|partir|seguir)$/;

/** "cada vês": a time is "vez", "tu vez": what you see is "vês". */
export const vezOrVes: Rule = {
  name: 'PtVezVes',
  reason: 'SoundAlike',
  find(place) {
    const { lower } = place.near(0);
    const before = place.near(-1).lower;
    if (
      lower === 'vês' &&
      /^(?:cada|uma|outra|alguma|esta|essa|primeira|última|de|da|na|em|por|tal|desta|dessa|mais|segunda|toda|daquela|numa)$/.test(
        before,
      )
    ) {
      return here(place, 'vez');
    }
    if (lower === 'vez' && /^(?:tu|não|já|nunca)$/.test(before) && !/^(?:de|em)$/.test(place.near(1).lower)) {
      return before === 'tu' || place.near(1).text === '?' ? here(place, 'vês') : undefined;
    }
    return undefined;
  },
};

/** "aonde nasceu": only what moves goes "aonde" (Cunha e Cintra, cap. 11). */
export const aonde: Rule = {
  name: 'PtAonde',
  reason: 'SoundAlike',
  find(place, lexicon) {
    if (place.near(0).lower !== 'aonde') return undefined;
    for (let steps = 1; steps < 5; steps++) {
      const lemmas = readingsOf(place.near(steps), lexicon).map(({ lemma }) => lemma);
      if (lemmas.length > 0) {
        return lemmas.some((lemma) => toward.test(lemma)) ? undefined : name(place, 'onde');
      }
    }
    return undefined;
  },
};
