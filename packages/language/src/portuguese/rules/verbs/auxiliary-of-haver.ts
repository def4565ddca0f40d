import { matchCase } from '../../../engine/match-case.ts';
import type { TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { readingsOf } from '../../lexicon/verb-readings.ts';

type Rule = TokenRule<PortugueseLexicon>;

/**
 * "Devem haver soluções", "vão fazer dois anos": the auxiliary of an impersonal verb is impersonal too (Ciberdúvidas).
 */
export const auxiliaryOfHaver: Rule = {
  name: 'PtHaverAuxiliary',
  reason: 'Standard',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const next = place.near(1);
    if (
      lower !== 'haver' &&
      !(
        lower === 'fazer' &&
        [2, 3].some((steps) => /^(?:anos|meses|dias|semanas)$/.test(place.near(steps).lower))
      )
    ) {
      return undefined;
    }
    // "podem haver chegado": here "haver" is itself an auxiliary.
    if (/(?:[aiu]do|eito|[pr]osto|isto|berto|dito)$/.test(next.lower) || next.lower === 'de') {
      return undefined;
    }
    const steps = /^(?:de|a|que)$/.test(place.near(-1).lower) ? -2 : -1;
    const verb = place.near(steps);
    const reading = readingsOf(verb, lexicon).find(
      ({ lemma, person }) =>
        person === '3p' && /^(?:dever|poder|ir|costumar|ter|começar|haver|continuar|parecer)$/.test(lemma),
    );
    if (
      !reading ||
      (lower === 'fazer' && reading.lemma !== 'ir') ||
      (reading.lemma === 'ter' && steps === -1)
    ) {
      return undefined;
    }
    const form = lexicon.conjugate(reading.lemma, reading.tense, '3s');
    return form === undefined
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: matchCase(verb.text, form) };
  },
};
