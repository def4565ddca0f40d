import { MS } from '../../../romance/gender-and-number.ts';
import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower, noToken } from '../../../engine/tokens/token.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { adverbs, avoir } from '../../lexicon/words.ts';
import { subjectAt } from './subject.ts';

/**
 * "Ma tante a vendue sa voiture": after "avoir" the participle does not agree with the subject (Le Bon Usage, § 941).
 */
export const clauseParticiple: TokenRule<FrenchLexicon> = {
  name: 'FrClauseParticiple',
  reason: 'Concord',
  find(place, lexicon) {
    if (!place.near(0).opens) return undefined;
    const subject = subjectAt(place.tokens, place.at, lexicon);
    if (!subject) return undefined;
    const verb = place.tokens[subject.end] ?? noToken;
    if (!avoir.has(verb.lower)) return undefined;
    const at = subject.end + (adverbs.has(place.tokens[subject.end + 1]?.lower ?? '') ? 2 : 1);
    const word = place.tokens[at] ?? noToken;
    const own = lexicon.participle(word.lower);
    if (!isLower(word) || own === 0 || (own & MS) !== 0 || !/(?:é|i|u|t|s)(?:es?|s)$/.test(word.lower)) {
      return undefined;
    }
    const infinitive = lexicon.infinitiveOf(word.lower);
    const form = infinitive === undefined ? undefined : lexicon.participleOf(infinitive);
    return form === undefined || form === word.lower ? undefined : { first: at, last: at, replacement: form };
  },
};
