import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';

/** "cada vês": an occasion is "vez"; "tu vez": the verb is "vês". */
export const vezOrVes: TokenRule<PortugueseLexicon> = {
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
