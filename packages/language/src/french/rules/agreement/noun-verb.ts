import { isOnlyPlural, isOnlySingular, plural, type Agreement } from '../../../romance/gender-and-number.ts';
import type { Place, TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower, noToken } from '../../../engine/tokens/token.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { prepositions } from '../../lexicon/words.ts';
import { phraseAt } from './noun-phrase.ts';

const openers = /^(?:que|qu'|si|quand|lorsque|puisque|car|mais|où|,)$/;
const articles = /^(?:la|l'|notre|cette|mon|ma|son|sa|ce|leur|mes|ses|nos)$/;
const between = /^(?:ne|n'|me|m'|te|t'|se|s'|y|en|lui|leur)$/;

/** "Les enfants joue", "les gens qui habite": the verb agrees with the noun before it. */
export const nounVerb: TokenRule<FrenchLexicon> = {
  name: 'FrNounVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const found = phraseAt(place, lexicon);
    if (!found) return undefined;
    const agreement = found.set & found.agreement;
    const isPlural = isOnlyPlural(agreement);
    if (!isPlural && !isOnlySingular(agreement)) return undefined;
    const behind = behindPhrase(place, found.noun + 1, agreement, lexicon);
    if (behind === undefined) return undefined;
    let at = behind;
    while (between.test(place.tokens[at]?.lower ?? '')) at++;
    const verb = place.tokens[at] ?? noToken;
    if (!isLower(verb) && verb.lower !== 'a') return undefined;
    // "Les enfants joue": if it were a noun it would have an article and a plural.
    const noun = lexicon.noun(verb.lower);
    const isOtherNoun = noun !== 0 && !(isPlural && (noun & plural) === 0);
    if (isOtherNoun && !/^(?:est|va|fait|a)$/.test(verb.lower)) return undefined;
    if (lexicon.adjective(verb.lower) !== 0 || prepositions.has(verb.lower)) return undefined;
    const readings = lexicon.finite(verb.lower).filter(({ tense }) => tense !== 'Y');
    const [right, wrong] = isPlural ? [5, 2] : [2, 5];
    const reading = readings.find(({ person }) => person === wrong);
    if (!reading || readings.some(({ person }) => person === right)) return undefined;
    const form = lexicon.conjugate(reading.lemma, reading.tense, right);
    return form === undefined ? undefined : { first: at, last: at, replacement: form };
  },
};

/** The index after "qui", an adjective or one phrase with "de"; for a singular, only after an adjective. */
function behindPhrase(
  { tokens, near }: Place,
  at: number,
  agreement: Agreement,
  lexicon: FrenchLexicon,
): number | undefined {
  const lower = (index: number): string => tokens[index]?.lower ?? '';
  const isPlural = isOnlyPlural(agreement);
  if (lower(at) === 'qui') return isPlural ? at + 1 : undefined;
  if (!near(0).opens && !openers.test(near(-1).lower)) return undefined;
  // "mon père ainsi que ma mère sont"
  if (near(-2).lower === 'ainsi') return undefined;
  if (near(-1).text === ',' && !isPlural) return undefined;
  const isAdjective =
    (lexicon.adjective(lower(at)) & agreement) !== 0 && lexicon.finite(lower(at)).length === 0;
  const end = isAdjective ? at + 1 : at;
  if (!/^(?:de|d'|du|des)$/.test(lower(end))) return end;
  const hasArticle = /^(?:de|d')$/.test(lower(end)) && articles.test(lower(end + 1));
  const noun = hasArticle ? end + 2 : end + 1;
  return isPlural && lexicon.noun(lower(noun)) !== 0 ? noun + 1 : undefined;
}
