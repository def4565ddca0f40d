import type { Sentence } from '../../context/likelihood.ts';
import { clauseAt } from '../../lexicon/contracted-subject.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { clausesAround, commaBefore } from './clauses-around.ts';

const subordinate =
  /^(?:if|when|because|although|though|while|since|until|unless|once|whenever|that|whether|which|who|what|how|where|why|than)$/;
const long = 8;

/**
 * "The buses in our town are often late, and they cost more than those in the city": a comma precedes "and" between two
 * long clauses, each with its own subject (Quirk and others, appendix III.11).
 */
export const joinedByAnd = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at) =>
    word.lower === 'and' && word.before === '' && isJoint(words, at) ? commaBefore(words, at) : [],
  );

function isJoint(words: readonly TaggedWord[], at: number): boolean {
  const { left, rightLength } = clausesAround(words, at);
  if (left.length < long || rightLength <= long) return false;
  if (!left.slice(1).some((word) => isFinite(word))) return false;
  if (left.some(({ lower }) => subordinate.test(lower))) return false;
  return (
    !/^(?:CCONJ|SCONJ|DET|ADP|AUX)$/.test(words[at - 1]?.kind ?? '') &&
    clauseAt(words, at + 1)?.isPronoun === true
  );
}
