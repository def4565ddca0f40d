import type { Agreement } from '../../../romance/gender-and-number.ts';
import { agreementOfOpeningPhrase } from '../../../romance/noun-phrase.ts';
import type { Place, TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { adjectiveOf } from '../../lexicon/word-classes.ts';
import { adverbs, agreementOf, copulas, prepositions } from '../../lexicon/words.ts';
import { invariable } from './invariable-adjectives.ts';
import { phraseAt } from './noun-phrase.ts';

type Rule = TokenRule<PortugueseLexicon>;

/** "A casa é bonito", "Ela está cansado": adjectives after "ser" and "estar". */
export const predicate: Rule = {
  name: 'PtPredicate',
  reason: 'Concord',
  find(place, lexicon) {
    if (!copulas.has(place.near(0).lower)) return undefined;
    const agreement = subjectBefore(place, lexicon);
    if (agreement === 0) return undefined;
    let steps = 1;
    while (steps < 4 && adverbs.has(place.near(steps).lower)) steps++;
    const word = place.near(steps);
    const own = adjectiveOf(word, lexicon);
    if (own === 0 || (own & agreement) !== 0 || invariable.has(word.lower)) return undefined;
    if (lexicon.noun(word.lower) !== 0 && !/[oa]s?$/.test(word.lower)) return undefined;
    const form = lexicon.inflect(word.lower, agreement);
    return form === undefined || form === word.lower
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};

/** The gender and number of the subject before a verb; 0 if uncertain. */
function subjectBefore(place: Place, lexicon: PortugueseLexicon): Agreement {
  let steps = -1;
  while (steps > -3 && /^(?:não|já|também|ainda|sempre|nunca|só)$/.test(place.near(steps).lower)) steps--;
  const pronoun = agreementOf.get(place.near(steps).lower);
  if (pronoun !== undefined) {
    return prepositions.has(place.near(steps - 1).lower) ||
      /^(?:e|ou|com|que)$/.test(place.near(steps - 1).lower)
      ? 0
      : pronoun;
  }
  return agreementOfOpeningPhrase(
    place.tokens,
    place.at + steps,
    /^(?:que|,|mas|porque|se|quando)$/,
    (start) => phraseAt(start, lexicon),
  );
}
