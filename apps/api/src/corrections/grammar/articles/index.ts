import type { GrammarRule } from '../grammar-rule.ts';
import { bareNoun } from './bare-noun.ts';
import { definite } from './definite.ts';
import { mentionedNoun } from './mentioned-noun.ts';
import { suchA } from './such-a.ts';

/** Articles that are missing, too many or the wrong ones. */
export const articles: GrammarRule = (sentence) => [
  ...bareNoun(sentence),
  ...definite(sentence),
  ...mentionedNoun(sentence),
  ...suchA(sentence),
];
