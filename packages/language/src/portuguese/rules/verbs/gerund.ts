import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';

type Rule = TokenRule<PortugueseLexicon>;

const estar =
  /^(?:est(?:ou|ás|á|amos|ão|ava|avas|ávamos|avam|ive|eve|ivemos|iveste|iveram|iver|eja|ejam|ar|ado)|fi(?:co|cas|ca|camos|cam|cou|caram|cava|cavam|quei|cámos|car)|continu(?:o|as|a|amos|am|ei|ou|aram|ava|avam|ámos|ar))$/;

/** "estou fazendo": in Portugal it is "estou a fazer" (Cunha e Cintra, cap. 13). */
export const gerund: Rule = {
  name: 'PtGerund',
  reason: 'Variety',
  find(place, lexicon) {
    if (!estar.test(place.near(-1).lower)) return undefined;
    // "um código de estado indicando falha"
    if (place.near(-1).lower === 'estado' && /^(?:de|do|um|o|no|em|ao)$/.test(place.near(-2).lower)) {
      return undefined;
    }
    const word = place.near(0).lower;
    const [, bare = word, clitic = ''] = /^(.+ndo)(-(?:me|te|se|lhe|nos))?$/.exec(word) ?? [];
    const lemma = lexicon.gerundOf(bare);
    return lemma === undefined ? undefined : here(place, `a ${lemma}${clitic}`);
  },
};
