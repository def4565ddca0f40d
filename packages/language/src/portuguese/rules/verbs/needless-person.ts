import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { readingsOf, readPersonalInfinitive } from '../../lexicon/verb-readings.ts';

const auxiliaries =
  /^(?:poder|dever|querer|ir|conseguir|costumar|saber|tentar|preferir|pretender|desejar|precisar|ter|começar|acabar|deixar|continuar|gostar|estar|andar|ficar|vir|passar|voltar|haver|decidir|parecer|esperar)$/;

/** "podemos irmos", "querem comprarem": after another verb with the same subject the infinitive is not inflected. */
export const needlessPerson: TokenRule<PortugueseLexicon> = {
  name: 'PtBareInfinitive',
  reason: 'VerbForm',
  find(place, lexicon) {
    const found = readPersonalInfinitive(place.near(0).lower, lexicon);
    if (!found || found.person === '2s') return undefined;
    let steps = -1;
    while (
      steps > -3 &&
      /^(?:de|a|que|não|me|te|se|nos|lhe|todos|também|sempre)$/.test(place.near(steps).lower)
    ) {
      steps--;
    }
    const readings = readingsOf(place.near(steps), lexicon);
    if (!readings.some(({ person, lemma }) => person === found.person && auxiliaries.test(lemma))) {
      return undefined;
    }
    // "Vimos de irmos" hardly occurs, nor does "têm a haverem": only the usual links.
    const isDirect = steps === -1;
    const isLinked =
      steps < -1 &&
      /^(?:de|a|que)$/.test(place.near(-1).lower) &&
      readings.some(({ lemma }) =>
        /^(?:ter|começar|acabar|deixar|continuar|gostar|estar|andar|ficar|precisar|haver|voltar|passar)$/.test(
          lemma,
        ),
      );
    const isModal = readings.some(({ lemma }) =>
      /^(?:poder|dever|querer|ir|conseguir|costumar|saber|tentar|preferir|pretender|desejar|decidir)$/.test(
        lemma,
      ),
    );
    return (isDirect && isModal) || isLinked ? here(place, found.infinitive) : undefined;
  },
};
