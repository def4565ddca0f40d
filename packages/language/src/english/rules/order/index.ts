import type { GrammarRule } from '../grammar-rule.ts';
import { adjectiveOrder } from './adjectives.ts';
import { adverbOfPerfect } from './adverb-of-perfect.ts';
import { adverbBeforeBe } from './adverb-before-be.ts';
import { adverbBeforeHave } from './adverb-before-have.ts';
import { adverbBeforeVerb } from './adverb-before-verb.ts';
import { adverbPlace } from './adverb-place.ts';
import { wordOrder as questions } from './questions.ts';
import { howClause } from './how-clause.ts';
import { negativeOpening } from './negative-opening.ts';
import { objectOrder } from './object-order.ts';
import { reportedQuestion } from './reported-question.ts';
import { timeBeforeVerb } from './time-before-verb.ts';
import { smallOrders } from './small-orders.ts';

/** Words in the wrong order. */
export const wordOrder: GrammarRule = (sentence) => [
  ...questions(sentence),
  ...reportedQuestion(sentence),
  ...adverbOfPerfect(sentence),
  ...adverbPlace(sentence),
  ...adverbBeforeVerb(sentence),
  ...adverbBeforeBe(sentence),
  ...adverbBeforeHave(sentence),
  ...negativeOpening(sentence),
  ...howClause(sentence),
  ...timeBeforeVerb(sentence),
  ...smallOrders(sentence),
  ...adjectiveOrder(sentence),
  ...objectOrder(sentence),
];
