import { matchCase } from '../../../engine/match-case.ts';
import { plural, singular, type Agreement, gendersOf } from '../../../romance/gender-and-number.ts';
import type { NounPhrase } from '../../../romance/noun-phrase.ts';
import { here, type Fault, type Place, type TokenRule } from '../../../engine/tokens/rule.ts';
import { noToken, type Token } from '../../../engine/tokens/token.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { adverbs, families } from '../../lexicon/words.ts';
import { invariable } from './invariable-adjectives.ts';
import { phraseAt } from './noun-phrase.ts';

/**
 * "les enfant", "le maison", "une grand ville": article, adjective and noun agree in gender and number (Grevisse, Le
 * Bon Usage, § 440). The most frequent mistake of learners in the FRIDA corpus (S. Granger, 2003).
 */
export const nounPhrase: TokenRule<FrenchLexicon> = {
  name: 'FrNounPhrase',
  reason: 'Concord',
  find(place, lexicon) {
    const found = phraseAt(place, lexicon);
    if (!found) return undefined;
    const noun = place.tokens[found.noun] ?? noToken;
    const article = place.near(0);
    const set = beforeVowel(article.lower, place.near(1).lower, found.set, lexicon);
    const possible = set & found.agreement;
    if (/^(?:mille|cent|euros?|https?)$/.test(noun.lower)) return undefined;
    if (isEitherNumber(place, found.noun)) return undefined;
    if (possible === 0) {
      if ((set & plural) === set && isPair(place, found.noun, lexicon)) return undefined;
      const isBeforeNoun = lexicon.noun(place.tokens[found.noun + 1]?.lower ?? '') !== 0;
      const isAdjective = (lexicon.adjective(noun.lower) & set) !== 0 && found.adjective === undefined;
      if (isAdjective && isBeforeNoun) return undefined;
      return mendPhrase(place, found, noun, set, lexicon);
    }
    if (found.adjective === undefined) return undefined;
    const adjective = place.tokens[found.adjective] ?? noToken;
    const own = lexicon.adjective(adjective.lower) | lexicon.participle(adjective.lower);
    if (
      own === 0 ||
      (own & possible) !== 0 ||
      invariable.has(adjective.lower) ||
      adverbs.has(adjective.lower)
    ) {
      return undefined;
    }
    const form = lexicon.inflect(adjective.lower, possible);
    return form === undefined
      ? undefined
      : { first: found.adjective, last: found.adjective, replacement: form };
  },
};

/** "les élément(s)": one or several. */
const isEitherNumber = ({ tokens }: Place, noun: number): boolean =>
  tokens[noun + 1]?.text === '(' && tokens[noun + 2]?.lower === 's';

/** "les père et mère", "nos nom et prénom": one article for two nouns. */
const isPair = ({ tokens }: Place, noun: number, lexicon: FrenchLexicon): boolean =>
  /^(?:et|ou)$/.test(tokens[noun + 1]?.lower ?? '') &&
  (lexicon.noun(tokens[noun + 2]?.lower ?? '') & singular) !== 0;

/** "mon amie", "ce": before a vowel other forms apply. */
const beforeVowel = (article: string, next: string, set: Agreement, lexicon: FrenchLexicon): Agreement =>
  /^(?:mon|ton|son)$/.test(article) && lexicon.isElided(next) ? singular : set;

function mendPhrase(
  place: Place,
  found: NounPhrase,
  noun: Token,
  set: Agreement,
  lexicon: FrenchLexicon,
): Fault | undefined {
  const article = place.near(0);
  const isOfNumber = (set & plural) !== 0 ? plural : singular;
  const gender = gendersOf(found.agreement);
  const hasNumber = (found.agreement & isOfNumber) !== 0;
  const others = (agreement: Agreement): string | undefined =>
    families
      .find((family) => family.some(([form]) => form === article.lower))
      ?.find(([, own]) => (own & agreement) !== 0)?.[0];
  if (hasNumber) {
    // The number is right but the gender is not: use another article.
    const form = others(found.agreement & isOfNumber);
    if (form === undefined || form === article.lower) return undefined;
    if (found.adjective === undefined) return elide(place, form, lexicon);
    const adjective = lexicon.inflect(
      place.tokens[found.adjective]?.lower ?? '',
      found.agreement & isOfNumber,
    );
    return adjective === undefined
      ? undefined
      : {
          first: place.at,
          last: found.adjective,
          replacement: `${matchCase(article.text, form)} ${adjective}`,
        };
  }
  const form = lexicon.inflect(noun.lower, isOfNumber & gender);
  const article2 = others(found.agreement);
  if (form === undefined || form === noun.lower) return undefined;
  const alternatives =
    article2 === undefined || found.adjective !== undefined
      ? []
      : [`${matchCase(article.text, article2)} ${noun.text}`];
  if (found.adjective !== undefined) return { first: found.noun, last: found.noun, replacement: form };
  return { first: place.at, last: found.noun, replacement: `${article.text} ${form}`, alternatives };
}

/** "le" instead of "la" before a vowel becomes "l’", joined to the word. */
function elide(place: Place, form: string, lexicon: FrenchLexicon): Fault {
  const next = place.near(1);
  const before = place.near(-1);
  if (form === 'le' && /^(?:de|à)$/.test(before.lower) && !lexicon.isElided(next.lower)) {
    return {
      first: place.at - 1,
      last: place.at,
      replacement: matchCase(before.text, before.lower === 'de' ? 'du' : 'au'),
    };
  }
  if (/^(?:le|la)$/.test(form) && lexicon.isElided(next.lower)) {
    return {
      first: place.at,
      last: place.at + 1,
      replacement: matchCase(place.near(0).text, `l'${next.text}`),
    };
  }
  if (/^(?:ma|ta|sa)$/.test(form) && lexicon.isElided(next.lower)) {
    return here(place, matchCase(place.near(0).text, form.replace('a', 'on')));
  }
  if (form === 'ce' && lexicon.isElided(next.lower)) return here(place, matchCase(place.near(0).text, 'cet'));
  return here(place, matchCase(place.near(0).text, form));
}
