import { here, type TokenRule } from '../../engine/tokens/rule.ts';
import { slotsOf } from './cases/inflection.ts';
import type { GermanLexicon } from '../lexicon/lexicon.ts';
import { having } from '../lexicon/words.ts';

type Rule = TokenRule<GermanLexicon>;

/** "Ich habe nicht Zeit": a noun without an article is negated with "kein" (Duden, § 1437). */
export const denial: Rule = {
  name: 'DeKein',
  reason: 'Standard',
  find(place, lexicon) {
    const noun = place.near(1);
    const isHaving =
      having.test(place.near(-1).lower) ||
      having.test(place.near(-2).lower) ||
      ([-3, -4].some((steps) => having.test(place.near(steps).lower)) &&
        [-1, -2].every((steps) =>
          /^(?:ich|du|er|sie|es|wir|leider|heute|jetzt|gerade|auch|noch)$/.test(place.near(steps).lower),
        )) ||
      /^(?:gibt|gab)$/.test(place.near(-2).lower) ||
      /^(?:brauche|brauchst|braucht|brauchen)$/.test(place.near(-1).lower);
    if (
      place.near(0).lower !== 'nicht' ||
      !isHaving ||
      !/^\p{Lu}\p{Ll}/u.test(noun.text) ||
      /^(?:Recht|Angst|Meer|Sie|Ihnen)$/.test(noun.text)
    ) {
      return undefined;
    }
    if (/^\p{Lu}/u.test(place.near(2).text) || place.near(2).lower === 'sondern') return undefined;
    const slot = slotsOf(lexicon.noun(noun.text)).find(({ inCase }) => inCase === 'AKK');
    if (slot === undefined) return undefined;
    return here(place, slot.gender === 'M' ? 'keinen' : slot.gender === 'N' ? 'kein' : 'keine');
  },
};
