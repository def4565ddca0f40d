import { bodyOfPeople } from './agreement/body-of-people.ts';
import { kindsOfThem } from './agreement/kinds-of-them.ts';
import { oneOfEach } from './agreement/one-of-each.ts';
import { ownedBySeveral } from './agreement/owned-by-several.ts';
import { bareNounAmongFaults } from './articles/bare-noun.ts';
import { generalLife } from './articles/general-life.ts';
import { genericPeople } from './articles/generic-people.ts';
import { government } from './articles/government.ts';
import { commonWordInside } from './capitals/common-word-inside.ts';
import { thenBehindWhen } from './clauses-joined-twice.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { adverbInMiddle } from './order/adverb-in-middle.ts';
import { alsoBehindAuxiliary } from './order/also-behind-auxiliary.ts';
import { clauseBeforeMain } from './punctuation/clause-before-main.ts';
import { joinedByAnd } from './punctuation/joined-by-and.ts';
import { whichOfAll } from './punctuation/which-of-all.ts';
import { commaBeforeEtc } from './punctuation/comma-before-etc.ts';
import { linkBeforeClause } from './punctuation/link-before-clause.ts';
import { framingWords } from './punctuation/framing-words.ts';

/**
 * Rules that usually hold but that good writers also break: "government should", "our life", "this also may". Applied
 * where a text has other mistakes.
 */
export const learnersRules: readonly GrammarRule[] = [
  alsoBehindAuxiliary,
  adverbInMiddle,
  (sentence) => sentence.words.flatMap((word, at) => ownedBySeveral(sentence, word, at)),
  oneOfEach,
  kindsOfThem,
  bodyOfPeople,
  genericPeople,
  generalLife,
  government,
  framingWords,
  linkBeforeClause,
  commaBeforeEtc,
  whichOfAll,
  joinedByAnd,
  clauseBeforeMain,
  bareNounAmongFaults,
  thenBehindWhen,
  commonWordInside,
];
