import type { GrammarRule } from '../grammar-rule.ts';
import { attracted } from './attracted.ts';
import { adverbs } from './adverbs.ts';
import { comparison } from './comparison.ts';
import { feelings } from './feelings.ts';
import { qualityBeforeNoun } from './quality-before-noun.ts';
import { closed } from './closed.ts';
import { thanBehindNoun } from './than-behind-noun.ts';
import { wordClass } from './word-class.ts';

/** Words of the right family in the wrong form. */
export const wordForms: GrammarRule = (sentence) => [
  ...feelings(sentence),
  ...adverbs(sentence),
  ...wordClass(sentence),
  ...comparison(sentence),
  ...thanBehindNoun(sentence),
  ...qualityBeforeNoun(sentence),
  ...closed(sentence),
  ...attracted(sentence),
];
