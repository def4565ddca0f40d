import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { readingsOf } from '../../lexicon/verb-readings.ts';

const toward =
  /^(?:ir|vir|chegar|voltar|levar|dirigir|regressar|conduzir|mandar|enviar|trazer|correr|subir|descer|querer|poder|dever|pensar|partir|seguir)$/;

/** "aonde nasceu": only movement takes "aonde" (Cunha e Cintra, cap. 11). */
export const aonde: TokenRule<PortugueseLexicon> = {
  name: 'PtAonde',
  reason: 'SoundAlike',
  find(place, lexicon) {
    if (place.near(0).lower !== 'aonde') return undefined;
    for (let steps = 1; steps < 5; steps++) {
      const lemmas = readingsOf(place.near(steps), lexicon).map(({ lemma }) => lemma);
      if (lemmas.length > 0) {
        return lemmas.some((lemma) => toward.test(lemma)) ? undefined : here(place, 'onde');
      }
    }
    return undefined;
  },
};
