import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { isClauseEnd } from './clause-end.ts';

/** "trás" follows "por", "para" and "de"; anywhere else the verb is meant. */
export const trazOrTras: TokenRule<PortugueseLexicon> = {
  name: 'PtTrazTras',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const before = place.near(-1).lower;
    const next = place.near(1);
    if (lower === 'trás' && !/^(?:por|para|de|lá)$/.test(before) && place.near(1).text !== '-') {
      return here(place, 'traz');
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
