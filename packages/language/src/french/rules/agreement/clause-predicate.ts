import { isExact } from '../../../romance/gender-and-number.ts';
import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower, noToken, type Token } from '../../../engine/tokens/token.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { adverbs, prepositions } from '../../lexicon/words.ts';
import { invariable } from './invariable-adjectives.ts';
import { subjectWithVerb } from './verb-of-subject.ts';

const seeming = /^(?:être|sembler|paraître|devenir|rester|demeurer)$/;
const degree = /^(?:très|plus|moins|aussi|été|\p{L}+ment)$/u;
const noPredicate = /^(?:en|de|à|bien|mal|loin|près|debout|ensemble|été)$/;

/** "Les deux candidates semblaient très nerveuse": the predicate agrees with the head of the subject. */
export const clausePredicate: TokenRule<FrenchLexicon> = {
  name: 'FrClausePredicate',
  reason: 'Concord',
  find(place, lexicon) {
    const found = subjectWithVerb(place, lexicon);
    if (!found || !isExact(found.subject.agreement)) return undefined;
    const { agreement } = found.subject;
    const verb = place.tokens[found.verb] ?? noToken;
    if (
      !lexicon.finite(verb.lower).some(({ lemma }) => seeming.test(lemma)) ||
      /^(?:se|s')$/.test(place.tokens[found.verb - 1]?.lower ?? '')
    ) {
      return undefined;
    }
    const at = behindDegrees(place.tokens, found.verb + 1);
    const word = place.tokens[at] ?? noToken;
    const own = lexicon.adjective(word.lower) | lexicon.participle(word.lower);
    if (!isLower(word) || own === 0 || (own & agreement) !== 0) return undefined;
    if (invariable.has(word.lower) || prepositions.has(word.lower) || noPredicate.test(word.lower)) {
      return undefined;
    }
    const form = lexicon.inflect(word.lower, agreement);
    return form === undefined || form === word.lower ? undefined : { first: at, last: at, replacement: form };
  },
};

const mostDegrees = 3;

function behindDegrees(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + mostDegrees && isDegree(tokens[at] ?? noToken)) at++;
  return at;
}

const isDegree = ({ lower }: Token): boolean => adverbs.has(lower) || degree.test(lower);
