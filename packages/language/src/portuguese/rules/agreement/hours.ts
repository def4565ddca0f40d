import { matchCase } from '../../../engine/match-case.ts';
import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';

type Rule = TokenRule<PortugueseLexicon>;

/** "são uma e meia", "é duas horas": the verb agrees with the hour. */
export const hourVerb: Rule = {
  name: 'PtHour',
  reason: 'SubjectVerb',
  find(place) {
    const { lower } = place.near(0);
    const next = place.near(1).lower;
    const second = place.near(2);
    const isHour =
      /^(?:e|da|hora|horas|em|menos)$/.test(second.lower) && !/^(?:e)$/.test(second.lower)
        ? true
        : second.lower === 'e' && /^(?:meia|um|dez|vinte|cinco|quinze|pouco)$/.test(place.near(3).lower);
    if (/^(?:são|eram)$/.test(lower) && /^(?:uma|meio-dia|meia-noite)$/.test(next)) {
      const isSure =
        next !== 'uma' || (isHour && /^(?:e|hora|da)$/.test(second.lower) && !/^d[ao]s$/.test(second.lower));
      return isSure ? here(place, matchCase(place.near(0).text, lower === 'são' ? 'é' : 'era')) : undefined;
    }
    if (
      /^(?:é|era)$/.test(lower) &&
      /^(?:duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze)$/.test(next) &&
      (second.lower === 'horas' ||
        (second.lower === 'e' && /^(?:meia|dez|vinte|cinco|quinze)$/.test(place.near(3).lower)))
    ) {
      return here(place, matchCase(place.near(0).text, lower === 'é' ? 'são' : 'eram'));
    }
    return undefined;
  },
};
