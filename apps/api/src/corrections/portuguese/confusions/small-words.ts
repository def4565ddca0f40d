import { matchCase } from '../../../generation/built-in/match-case.ts';
import { here, type Place, type TokenRule } from '../../tokens/rule.ts';
import { MS, type PortugueseLexicon } from '../lexicon.ts';
import { sentenceAround } from '../sentence.ts';
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
        /^(?:não|nunca|já|ainda|também|nem|só|ninguém)$/.test(next.lower) && !isClauseEnd(place.near(2).text);
      const isSubject = subjects.has(next.lower) && readingsOf(place.near(2), lexicon).length > 0;
      const isClause =
        /^(?:[oa]s?|[mts]eu|minha|tua|sua)$/.test(next.lower) &&
        [2, 3, 4].some((steps) => isSurelyVerb(place.near(steps), lexicon));
      return (isVerb || isNegated || isSubject || isClause) && !moreThan.test(place.near(2).lower)
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

const spans = /^(?:anos?|meses|mês|dias?|semanas?|horas?|minutos?|séculos?|décadas?|segundos?|tempo)$/;

/** "à mais de três anos", "à muito tempo": what has passed is "há". */
export const haOfTime: Rule = {
  name: 'PtHaTime',
  reason: 'SoundAlike',
  find(place) {
    const { lower } = place.near(0);
    if (!/^(?:à|á|a|às)$/.test(lower)) return undefined;
    const span = [1, 2, 3, 4].find((steps) => spans.test(place.near(steps).lower));
    if (
      span === undefined ||
      (lower === 'a' && !/^(?:mais|cerca|quase|muito|pouco)$/.test(place.near(1).lower))
    ) {
      return undefined;
    }
    // "às nove horas", "à uma hora"
    if (/^horas?$/.test(place.near(span).lower) && (lower === 'às' || place.near(1).lower === 'uma')) {
      return undefined;
    }
    const isCount = Array.from({ length: span - 1 }, (_, index) => place.near(index + 1)).every(
      ({ lower: word, text }) =>
        /^(?:mais|menos|de|cerca|quase|uns|umas|muito|muitos|muitas|pouco|poucos|bastante|tanto|algum|alguns|algumas|vários|várias|um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|cem|já|apenas|só)$/.test(
          word,
        ) || /^\p{N}/u.test(text),
    );
    if (!isCount || span === 1) return undefined;
    const isAgo =
      /^(?:mais|menos|cerca|quase|muito|pouco|muitos|uns|umas|vários|várias|alguns|algumas|bastante|tanto|algum)$/.test(
        place.near(1).lower,
      );
    // "a cinco minutos daqui", "daqui a dias", "condenado a mais de dez anos".
    const before = place.near(-1).lower;
    if (
      lower === 'a' &&
      (!isAgo ||
        /^(?:daqui|condenad[oa]s?|pena|até|superior|inferior|igual|equivale|corresponde|reduzid[oa])$/.test(
          before,
        ))
    ) {
      return undefined;
    }
    if (
      lower === 'a' &&
      /^(?:cerca|mais|menos|quase)$/.test(place.near(1).lower) &&
      place.near(span + 1).lower.startsWith('d')
    ) {
      return undefined;
    }
    if (/^d[aeo]|^dali/.test(place.near(span + 1).lower) && lower !== 'à') return undefined;
    return name(place, 'há');
  },
};

/** "nada haver", "tem haver com": "a ver". */
export const aVer: Rule = {
  name: 'PtAVer',
  reason: 'SoundAlike',
  find(place) {
    if (
      place.near(0).lower !== 'haver' ||
      !/^(?:nada|tudo|algo|tem|têm|tinha|tenho|muito|pouco|alguma|ter)$/.test(place.near(-1).lower)
    ) {
      return undefined;
    }
    return /^(?:com|contigo|connosco|comigo|consigo)$/.test(place.near(1).lower)
      ? here(place, 'a ver')
      : undefined;
  },
};

/** "porque razão", "o porque", "por que" with a clause behind it (Ciberdúvidas). */
export const porque: Rule = {
  name: 'PtPorqueForm',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const next = place.near(1);
    if (lower === 'porque' && /^(?:razão|razões|motivo|motivos|causa|meio|caminho|lado)$/.test(next.lower)) {
      return name(place, 'por que');
    }
    if (
      lower === 'porquê' &&
      !isClauseEnd(next.text) &&
      next.isWord &&
      !determiners.has(place.near(-1).lower)
    ) {
      const isClause =
        isSurelyVerb(next, lexicon) ||
        /^(?:não|é|eu|ele|ela|me|te|se|tu|nós|eles|elas|o|a|os|as)$/.test(next.lower);
      return isClause ? name(place, 'porque') : undefined;
    }
    return undefined;
  },
};

const threat =
  /^(?:despacha-te|cala-te|anda|corre|tem|tens|temos|vem|come|estuda|leva|fecha|põe|deixa|para|cuidado|devagar|veste|toma|é|levem|despachem-se|calem-se|fala|falem|ouve|espera|depressa|apressa-te|avisa|liga|traz|melhor|deves|devemos|deve)$/;

/** ", se não perdemos": otherwise. */
export const senao: Rule = {
  name: 'PtSenaoThreat',
  reason: 'SoundAlike',
  find(place, lexicon) {
    if (place.near(0).lower === 'senão') {
      // "Senão chover, vamos": a condition.
      const readings = readingsOf(place.near(1), lexicon);
      const isCondition = readings.some(({ tense }) => tense === 'fc' || tense === 'pic');
      return place.near(0).opens && isCondition ? here(place, 'Se não') : undefined;
    }
    if (
      place.near(0).lower !== 'se' ||
      place.near(1).lower !== 'não' ||
      !/^[,.;]$/.test(place.near(-1).text)
    ) {
      return undefined;
    }
    const { from, tokens } = sentenceAround(place);
    const before = tokens.slice(0, place.at - from);
    const after = tokens.slice(place.at - from + 2);
    const isThreat =
      before.some(({ lower }) => threat.test(lower)) && !after.some(({ text }) => text === ',');
    const isFact =
      after
        .slice(0, 4)
        .some((token) => readingsOf(token, lexicon).some(({ tense }) => /^(?:p|f|c)$/.test(tense))) &&
      !after
        .slice(0, 3)
        .some((token) => readingsOf(token, lexicon).some(({ tense }) => /^(?:fc|pic|pc)$/.test(tense)));
    return isThreat && isFact ? { first: place.at, last: place.at + 1, replacement: 'senão' } : undefined;
  },
};

/** "ás oito", "Ás vezes": an acute accent stands on the card alone. */
export const asWithGrave: Rule = {
  name: 'PtAsAccent',
  reason: 'Accent',
  find(place) {
    if (
      place.near(0).lower === 'ás' &&
      !/^(?:um|o|do|no|de|ao|seu|meu|este|os|dos|quatro|três|dois|verdadeiro)$/.test(place.near(-1).lower)
    ) {
      return name(place, 'às');
    }
    if (place.near(0).lower === 'á' && place.near(1).isWord) return name(place, 'à');
    return undefined;
  },
};

/** "tão pouco" and "também", "em quanto" and "enquanto": one word or two. */
export const oneWordOrTwo: Rule = {
  name: 'PtOneWord',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const pair = `${place.near(0).lower} ${place.near(1).lower}`;
    const next = place.near(2);
    const fault = (right: string) => ({
      first: place.at,
      last: place.at + 1,
      replacement: matchCase(place.near(0).text, right),
    });
    if (
      pair === 'em quanto' &&
      (subjects.has(next.lower) || /^(?:não|isso|se|[oa]s?)$/.test(next.lower) || isSurelyVerb(next, lexicon))
    ) {
      return fault('enquanto');
    }
    if (pair === 'de vagar') return fault('devagar');
    if (pair === 'de pressa') return fault('depressa');
    if (pair === 'com tudo' && next.text === ',' && place.near(0).opens) return fault('contudo');
    if (pair === 'por ventura' && !next.lower.startsWith('d')) return fault('porventura');
    if (pair === 'em fim' && next.text === ',' && place.near(0).opens) return fault('enfim');
    if (pair === 'a cima' && isClauseEnd(next.text)) return fault('acima');
    if (pair === 'a baixo' && (isClauseEnd(next.text) || next.lower.startsWith('d'))) return fault('abaixo');
    if (pair === 'de baixo' && /^d[aeo]s?$/.test(next.lower)) return fault('debaixo');
    if (
      pair === 'sobre tudo' &&
      /^(?:quando|porque|se|para|em|no|na|os|as|o|a)$/.test(next.lower) &&
      /^[,.]$/.test(place.near(-1).text)
    ) {
      return fault('sobretudo');
    }
    if (
      pair === 'tão bem' &&
      (subjects.has(place.near(-1).lower) || /^(?:e|mas)$/.test(place.near(-1).lower)) &&
      isSurelyVerb(next, lexicon)
    ) {
      return fault('também');
    }
    if (pair === 'a penas' && place.near(-1).lower !== 'duras') return fault('apenas');
    if (pair === 'a pesar' && next.lower.startsWith('d')) return fault('apesar');
    if (
      pair === 'de mais' &&
      place.near(-1).isWord &&
      adjectiveOf(place.near(-1), lexicon) !== 0 &&
      isClauseEnd(next.text)
    ) {
      return fault('demais');
    }
    if (pair === 'quanto muito') return fault('quando muito');
    return undefined;
  },
};
