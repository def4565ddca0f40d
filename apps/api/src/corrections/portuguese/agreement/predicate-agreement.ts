import { type Agreement, isExact } from '../../romance/gender-and-number.ts';
import { placeAt, type Place, type TokenRule } from '../../tokens/rule.ts';
import { noToken } from '../../tokens/token.ts';
import type { PortugueseLexicon } from '../lexicon.ts';
import { adjectiveOf } from '../word-classes.ts';
import { adverbs, agreementOf, copulas, prepositions } from '../words.ts';
import { invariable } from './invariable-adjectives.ts';
import { phraseAt } from './noun-phrase.ts';

type Rule = TokenRule<PortugueseLexicon>;

/** "A casa é bonito", "Ela está cansado": behind "ser" and "estar". */
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
  for (const back of [1, 2]) {
    const at = place.at + steps - back;
    const start = place.tokens[at];
    const before = place.tokens[at - 1] ?? noToken;
    if (!start || !(start.opens || /^(?:que|,|mas|porque|se|quando)$/.test(before.lower))) continue;
    const phrase = phraseAt(placeAt(place.tokens, at), lexicon);
    if (phrase && phrase.noun === place.at + steps) {
      const agreement = phrase.set & phrase.agreement;
      return isExact(agreement) ? agreement : 0;
    }
  }
  return 0;
}
