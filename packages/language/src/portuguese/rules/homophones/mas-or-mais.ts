import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { isSurelyVerb, readingsOf } from '../../lexicon/verb-readings.ts';
import { adjectiveOf, nounOf } from '../../lexicon/word-classes.ts';
import { subjects } from '../../lexicon/words.ts';
import { isClauseEnd } from './clause-end.ts';

const moreThan = /^(?:que|do|da|de)$/;

/** ", mais tenho de ir", "é mas alto": "mas" joins clauses, "mais" compares. */
export const masOrMais: TokenRule<PortugueseLexicon> = {
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
        before.lower !== 'não' &&
        // "pouco mas bom"
        !/^b(?:om|oa|ons|oas)$/.test(next.lower);
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
