import type { GrammarRule } from '../grammar-rule.ts';
import { demonstrative } from './demonstratives.ts';
import { listNumber } from './list-number.ts';
import { nounNumber } from './noun-number.ts';
import { quantifiers } from './quantifiers.ts';

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
  ]);
