import { FP, FS, MP, MS, type Agreement } from '../../../romance/gender-and-number.ts';
import type { Place, TokenRule } from '../../../engine/tokens/rule.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { adverbs, agreementOf, avoir } from '../../lexicon/words.ts';

const moving = words(
  'allé arrivé parti venu revenu devenu né resté tombé reparti intervenu décédé parvenu retombé redevenu allée arrivée partie venue',
);

/** "elle a arrivé": these verbs take "être" (Le Bon Usage, § 813). */
export const auxiliaryBe: TokenRule<FrenchLexicon> = {
  name: 'FrAuxiliary',
  reason: 'VerbForm',
  find(place, lexicon) {
    if (!avoir.has(place.near(0).lower)) return undefined;
    const steps = adverbs.has(place.near(1).lower) ? 2 : 1;
    const word = place.near(steps);
    const masculine = lexicon.participleOf(lexicon.infinitiveOf(word.lower) ?? '') ?? word.lower;
    if (
      !(moving.has(word.lower) || moving.has(masculine)) ||
      lexicon.participle(word.lower) === 0 ||
      /^(?:l'|la|les|en)$/.test(place.near(-1).lower)
    ) {
      return undefined;
    }
    const reading = lexicon.finite(place.near(0).lower).find(({ lemma }) => lemma === 'avoir');
    const form = reading && lexicon.conjugate('être', reading.tense, reading.person);
    if (form === undefined) return undefined;
    const subject = place.near(-1).lower;
    const wanted =
      agreementOf.get(subject) ??
      nounBefore(place, lexicon) ??
      (moving.has(word.lower) ? MS : lexicon.participle(word.lower));
    const participle = lexicon.inflect(word.lower, wanted) ?? word.lower;
    const middle = steps === 2 ? `${place.near(1).text} ` : '';
    if (subject === "j'") {
      return {
        first: place.at - 1,
        last: place.at + steps,
        replacement: `${place.near(-1).text.startsWith('J') ? 'Je' : 'je'} ${form} ${middle}${participle}`,
      };
    }
    return { first: place.at, last: place.at + steps, replacement: `${form} ${middle}${participle}` };
  },
};

/** The gender and number of a noun directly before the verb. */
function nounBefore(place: Place, lexicon: FrenchLexicon): Agreement | undefined {
  const noun = lexicon.noun(place.near(-1).lower);
  return [MS, FS, MP, FP].includes(noun) ? noun : undefined;
}
