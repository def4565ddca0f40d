import type { Sentence } from '../../context/likelihood.ts';
import { clauseAt } from '../../lexicon/contracted-subject.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { clausesAround, commaBefore } from './clauses-around.ts';

const longEnough = 6;
/** Words with which "but" joins less than two sentences: "nothing but", "not the rain but the wind". */
const negative =
  /^(?:nothing|all|none|anything|nobody|everything|everyone|everybody|no|not|never|neither|only|whether|than|cannot|who|what|\w+n't)$/;
/** Words whose clause continues after "but": "if it rains but it is warm we". */
const subordinate = /^(?:if|when|because|although|though|while|since|as|until|unless|once|whenever|not)$/;
/** Words that may stand between "but" and its subject: "but in the end they", "but when it rains". */
const framing =
  /^(?:if|when|in|on|at|for|with|after|before|during|even|now|then|today|sometimes|often|right|unfortunately|fortunately|actually|usually|because|since|to|also|still|recently|later|as|by|from|without)$/;

/**
 * "It rained for most of the week but we enjoyed every minute": a comma precedes "but" between two long clauses (Quirk
 * and others, appendix III.11).
 */
export function joinedClauses({ words, end, start }: Sentence): Edit[] {
  if (/["“”'’(]/.test(start + end)) return [];
  return words.flatMap((word, at) =>
    word.lower === 'but' && word.before === '' && isJoint(words, at) ? commaBefore(words, at) : [],
  );
}

/** Whether there is a whole clause on both sides, each of them long enough, the first counted from the last mark. */
function isJoint(words: readonly TaggedWord[], at: number): boolean {
  const next = words[at + 1];
  if (!next || next.before !== '') return false;
  const { left, rightLength } = clausesAround(words, at);
  if (rightLength < longEnough - 1 || left.length < longEnough - 1) return false;
  if (left.slice(0, 2).some(({ lower }) => subordinate.test(lower))) return false;
  if (!left.slice(1).some((word) => isFinite(word))) return false;
  const own = clauseAt(words, at + 1);
  const isNegative = left.some(({ lower }) => negative.test(lower));
  if (own) {
    return own.isPronoun || (!isNegative && left.length >= longEnough && rightLength >= longEnough);
  }
  return (
    framing.test(next.lower) &&
    words.slice(at + 2, at + Math.min(rightLength, 8)).some((_, place) => {
      const clause = clauseAt(words, at + 2 + place);
      return clause !== undefined && (clause.isPronoun || !isNegative);
    })
  );
}
