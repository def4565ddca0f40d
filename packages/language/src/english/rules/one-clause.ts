import { clauseAt } from '../lexicon/contracted-subject.ts';
import { isFinite } from '../lexicon/finite.ts';
import type { TaggedWord } from '../lexicon/tagged-words.ts';
import { isOneOf, setOf } from './grammar-rule.ts';

const conjunctions = setOf('because since if when although though unless whenever while who which that whom');

/** Whether a clause with its subject begins at a position; "that", "many" and the like would open a different one. */
export const isClause = (words: readonly TaggedWord[], at: number): boolean =>
  !/^(?:that|many|much|few|little|what|there)$/.test(words[at]?.lower ?? '') &&
  (clauseAt(words, at) !== undefined || words[at]?.lower === 'people' || isOfIng(words, at));

/** "reading books helps" */
const isOfIng = (words: readonly TaggedWord[], at: number): boolean =>
  /^[a-z]{3,}ing$/.test(words[at]?.lower ?? '') &&
  words
    .slice(at + 1, at + 4)
    .some(({ kind, lower }) => /^(?:AUX|VERB)$/.test(kind) && /s$|^(?:can|will|may)$/.test(lower));

/** "When in doubt, so they say" has no clause; "If you go take a coat, so you will not freeze" has two. */
export const isOneClause = (words: readonly TaggedWord[]): boolean =>
  words.some((word) => isFinite(word)) &&
  words.filter((_, at) => at > 0 && clauseAt(words, at)?.isPronoun).length === 0 &&
  !words.some((word) => isOneOf(word, conjunctions));
