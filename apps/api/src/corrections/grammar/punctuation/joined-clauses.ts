import type { Sentence } from '../../context/likelihood.ts';
import { clauseAt } from '../../words/contracted-subject.ts';
import type { Edit } from '../../words/edit.ts';
import type { TaggedWord } from '../../words/tagged-words.ts';

const longEnough = 6;
/** What makes "but" join less than two sentences: "nothing but", "if it rains but it is warm". */
const binding =
  /^(?:nothing|all|none|anything|nobody|everything|everyone|that|if|who|which|when|because|although|though|while|since|as|whether|what|how|where|why|than|until|unless)$/;

/**
 * "It rained for most of the week but we enjoyed every minute": a comma stands before "but" with a long clause on both
 * sides (Quirk and others, appendix III.11).
 */
export function joinedClauses({ words, end, start }: Sentence): Edit[] {
  if (!/^[.!]/.test(end) || /["“”'’(]/.test(start + end)) return [];
  return words.flatMap((word, at): Edit[] => {
    const last = words[at - 1];
    if (word.lower !== 'but' || word.before !== '' || !last || !isJoint(words, at)) return [];
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
}

/** A whole clause stands on both sides; the second is long enough, the first too, counted from the last mark. */
function isJoint(words: readonly TaggedWord[], at: number): boolean {
  const second = clauseAt(words, at + 1);
  if (!second || words[at + 1]?.before !== '') return false;
  let from = at - 1;
  while (from > 0 && words[from]?.before === '') from--;
  const until = words.findIndex(({ before }, place) => place > at && before !== '');
  const right = (until < 0 ? words.length : until) - at;
  if (right < longEnough || at - from < (second.isPronoun ? longEnough - 1 : longEnough)) return false;
  if (words.slice(0, at).some(({ lower }) => binding.test(lower))) return false;
  return clauseAt(words, from) !== undefined || clauseAt(words, from + 1) !== undefined;
}
