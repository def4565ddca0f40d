import type { Sentence } from '../../context/likelihood.ts';
import { clauseAt } from '../../words/contracted-subject.ts';
import type { Edit } from '../../words/edit.ts';
import { isFinite } from '../../words/finite.ts';
import type { TaggedWord } from '../../words/tagged-words.ts';

const subordinate =
  /^(?:if|when|because|although|though|while|since|until|unless|once|whenever|that|whether|which|who|what|how|where|why|than)$/;
const long = 8;

/**
 * "The buses in our town are often late, and they cost more than those in the city": a comma stands before "and" with a
 * long clause on both sides, each with its own subject (Quirk and others, appendix III.11).
 */
export const joinedByAnd = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const last = words[at - 1];
    if (word.lower !== 'and' || word.before !== '' || !last || !isJoint(words, at)) return [];
    return [
      {
        rule: 'ClauseComma',
        reason: 'Punctuation',
        summary: 'A comma stands before the conjunction that joins two clauses.',
        at: at - 1,
        remove: 1,
        put: [`${last.text},`],
      },
    ];
  });

function isJoint(words: readonly TaggedWord[], at: number): boolean {
  let from = at - 1;
  while (from > 0 && words[from]?.before === '') from--;
  const mark = words.findIndex(({ before }, place) => place > at && before !== '');
  const until = mark < 0 ? words.length : mark;
  const left = words.slice(from, at);
  if (left.length < long || until - at <= long) return false;
  if (!left.slice(1).some((word) => isFinite(word))) return false;
  if (left.some(({ lower }) => subordinate.test(lower))) return false;
  return (
    !/^(?:CCONJ|SCONJ|DET|ADP|AUX)$/.test(words[at - 1]?.kind ?? '') &&
    clauseAt(words, at + 1)?.isPronoun === true
  );
}
