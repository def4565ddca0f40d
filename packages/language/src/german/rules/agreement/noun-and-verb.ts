import type { Place, TokenRule } from '../../../engine/tokens/rule.ts';
import { noToken, type Token } from '../../../engine/tokens/token.ts';
import { bit, everything, ofCase, type Mask } from '../cases/inflection.ts';
import { nounPhraseAt } from '../cases/noun-phrase.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { fittingVerb } from './fitting-verb.ts';

const plural: Mask = bit('NOM', 'P');

const nominative = ofCase('NOM');

const startsSubject =
  /^(?:ich|du|er|sie|es|wir|ihr|man|der|die|das|dieser|diese|dieses|ein|eine|mein|meine|sein|seine|niemand|jemand|jeder|alle|viele)$/;

/** "Die Kinder spielt": the verb directly after a noun that opens the sentence. */
export const nounAndVerb: TokenRule<GermanLexicon> = {
  name: 'DeNounVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    if (!place.near(0).opens) return undefined;
    const phrase = nounPhraseAt(place, lexicon);
    if (!phrase || phrase.noun === everything) return undefined;
    const last = behindGenitive(place, phrase.last, lexicon);
    const verb = place.tokens[last + 1] ?? noToken;
    const next = place.tokens[last + 2] ?? noToken;
    const subject = phrase.set & phrase.noun & nominative;
    if (subject === 0 || !/^\p{Ll}/u.test(verb.text) || startsSubject.test(next.lower)) return undefined;
    const isPlural = subject === plural;
    if (!isPlural && (subject & plural) !== 0) return undefined;
    // "Das Kind sehen": an object, or a noun with an infinitive.
    if (!isPlural && lexicon.isInfinitive(verb.lower) && (subject & bit('NOM', 'M')) === 0) return undefined;
    const form = fittingVerb(verb, [isPlural ? '3p' : '3s'], lexicon);
    if (form === undefined || lexicon.isParticiple(verb.lower)) return undefined;
    return { first: last + 1, last: last + 1, replacement: form };
  },
};

/** "die Ergebnisse der Umfrage": the index after the phrase and its genitive. */
function behindGenitive(place: Place, last: number, lexicon: GermanLexicon): number {
  const at = last + 1;
  const near = (steps: number): Token => place.tokens[at + steps] ?? noToken;
  if (
    !/^(?:der|des|dieser|dieses|meiner|meines|seiner|seines|ihrer|unserer|einer|eines)$/.test(near(0).lower)
  ) {
    return last;
  }
  const phrase = nounPhraseAt({ tokens: place.tokens, at }, lexicon);
  return phrase && (phrase.set & phrase.noun & ofCase('GEN')) !== 0 ? phrase.last : last;
}
