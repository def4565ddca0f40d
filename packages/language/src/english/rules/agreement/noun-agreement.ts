import type { GrammarRule } from '../grammar-rule.ts';
import { certainThings } from './certain-things.ts';
import { comparedOnes } from './compared-ones.ts';
import { demonstrative } from './demonstratives.ts';
import { knownPlurals } from './known-plurals.ts';
import { listNumber } from './list-number.ts';
import { listedThings } from './listed-things.ts';
import { massNoun } from './mass-noun.ts';
import { mostOfThem } from './most-of-them.ts';
import { nounNumber } from './noun-number.ts';
import { anotherPlural, onePlural, ordinalPlural } from './one-plural.ts';
import { quantifiers } from './quantifiers.ts';
import { thereAre } from './there-are.ts';
import { thousandsOf } from './thousands-of.ts';

/**
 * A noun and its determiner: "many advantage", "every students", "one of the reason", "much books", "less cars", "an
 * information" (noun number and determiners in the error types of NUCLE; Quirk and others, 5.9–24).
 */
export const nounAgreement: GrammarRule = (sentence) =>
  sentence.words.flatMap((word, at) => [
    ...nounNumber(sentence, word, at),
    ...quantifiers(sentence, word, at),
    ...demonstrative(sentence, word, at),
    ...listNumber(sentence, word, at),
    ...certainThings(sentence, word, at),
    ...mostOfThem(sentence, word, at),
    ...massNoun(sentence, word, at),
    ...onePlural(sentence, word, at),
    ...anotherPlural(sentence, word, at),
    ...ordinalPlural(sentence, word, at),
    ...comparedOnes(sentence, word, at),
    ...listedThings(sentence, word, at),
    ...thereAre(sentence, word, at),
    ...knownPlurals(sentence, word, at),
    ...thousandsOf(sentence, word, at),
  ]);
