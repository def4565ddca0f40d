import type { GrammarRule } from '../grammar-rule.ts';
import { bareNoun } from './bare-noun.ts';
import { bareSubject } from './bare-subject.ts';
import { definite } from './definite.ts';
import { judgedThing } from './judged-thing.ts';
import { loneOther } from './lone-other.ts';
import { mentionedNoun } from './mentioned-noun.ts';
import { ofNations } from './of-nations.ts';
import { ordinals } from './ordinals.ts';
import { sparedMass } from './spared-mass.ts';
import { suchA } from './such-a.ts';

/** Missing, superfluous and wrong articles. */
export const articles: GrammarRule = (sentence) => [
  ...bareNoun(sentence),
  ...definite(sentence),
  ...mentionedNoun(sentence),
  ...suchA(sentence),
  ...bareSubject(sentence),
  ...judgedThing(sentence),
  ...sparedMass(sentence),
  ...ordinals(sentence),
  ...loneOther(sentence),
  ...ofNations(sentence),
];
