import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import { sentenceAround } from '../../../engine/tokens/sentence.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { isSurelyVerb } from '../../lexicon/verb-readings.ts';
import { determiners } from '../../lexicon/words.ts';
import { isClauseEnd } from './clause-end.ts';

/** "porque razão", "o porque", "por que" followed by a clause (Ciberdúvidas). */
export const porque: TokenRule<PortugueseLexicon> = {
  name: 'PtPorqueForm',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const next = place.near(1);
    if (lower === 'porque' && /^(?:razão|razões|motivo|motivos)$/.test(next.lower)) {
      return here(place, 'por que');
    }
    if (
      lower === 'porquê' &&
      !isClauseEnd(next.text) &&
      next.isWord &&
      sentenceAround(place).end.text !== '?' &&
      !determiners.has(place.near(-1).lower)
    ) {
      const isClause =
        isSurelyVerb(next, lexicon) ||
        /^(?:não|é|eu|ele|ela|me|te|se|tu|nós|eles|elas|o|a|os|as)$/.test(next.lower);
      return isClause ? here(place, 'porque') : undefined;
    }
    return undefined;
  },
};
