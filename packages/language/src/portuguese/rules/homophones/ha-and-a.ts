import { matchCase } from '../../../engine/match-case.ts';
import { here, type Place, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';

type Rule = TokenRule<PortugueseLexicon>;

const name = (place: Place, right: string) => here(place, matchCase(place.near(0).text, right));

const spans = /^(?:anos?|meses|mês|dias?|semanas?|horas?|minutos?|séculos?|décadas?|segundos?|tempo)$/;

/** "à mais de três anos", "à muito tempo": past time takes "há". */
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

/** "ás oito", "Ás vezes": only the playing card has an acute accent. */
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
