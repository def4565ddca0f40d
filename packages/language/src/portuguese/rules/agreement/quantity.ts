import { FP, FS, MP, isOnlyPlural } from '../../../romance/gender-and-number.ts';
import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { nounOf } from '../../lexicon/word-classes.ts';

/** The distance from "tanto" to its "como". */
const furthestComparison = 6;

/** "muito pessoas", "pouco amigos". */
export const quantity: TokenRule<PortugueseLexicon> = {
  name: 'PtQuantity',
  reason: 'Concord',
  find(place, lexicon) {
    if (!/^(?:muito|pouco|tanto|quanto|bastante)$/.test(place.near(0).lower)) return undefined;
    const next = place.near(1);
    // "tanto atriz como cantora"
    const behind = place.tokens.slice(place.at + 2, place.at + 2 + furthestComparison);
    if (/^tanto$/.test(place.near(0).lower) && behind.some(({ lower }) => /^(?:como|quanto)$/.test(lower))) {
      return undefined;
    }
    const noun = nounOf(next, lexicon);
    if (place.near(0).lower === 'bastante') {
      const isMany = isOnlyPlural(noun);
      const isOther = lexicon.adjective(next.lower) !== 0 || lexicon.finite(next.lower).length > 0;
      return isMany && !isOther ? here(place, `${place.near(0).text}s`) : undefined;
    }
    if (
      ![FS, MP, FP].includes(noun) ||
      lexicon.adjective(next.lower) !== 0 ||
      lexicon.finite(next.lower).length > 0
    ) {
      return undefined;
    }
    const stem = place.near(0).text.slice(0, -1);
    return here(place, stem + (noun === FS ? 'a' : noun === MP ? 'os' : 'as'));
  },
};
