import type { Sentence } from '../../context/likelihood.ts';
import { clauseAt } from '../../lexicon/contracted-subject.ts';
import type { Edit } from '../../lexicon/edit.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { openingComma } from './named.ts';

const opening = /^(?:when|if|although|though|because|while|unless|since|once|as|until|after|before)$/;

/**
 * "If it rains what shall we do?", "When you are old will you move?": a comma precedes the question (Quirk and others,
 * appendix III.17).
 */
export function askedBehindClause({ words, end }: Sentence): Edit[] {
  const start = /^(?:and|but|so|then)$/.test(words[0]?.lower ?? '') ? 1 : 0;
  if (!end.startsWith('?') || !opening.test(words[start]?.lower ?? '')) return [];
  const clause = clauseAt(words, start + 1);
  if (!clause) return [];
  const at = words.findIndex((_, place) => place > clause.verb && isQuestion(words, place));
  const last = words[at - 1];
  if (at < 0 || !last || words.slice(start + 1, at + 1).some(({ before }) => before !== '')) return [];
  if (/^(?:ADP|DET|AUX|SCONJ|CCONJ|PART)$/.test(last.kind) || isObject(last)) return [];
  return [
    {
      ...openingComma,
      at: at - 1,
      remove: 1,
      put: [`${last.text},`],
    },
  ];
}

/** "do you", "what should we". */
function isQuestion(words: readonly TaggedWord[], at: number): boolean {
  const from = /^(?:what|why|how|where|when|who)$/.test(words[at]?.lower ?? '') ? at + 1 : at;
  return (
    /^(?:do|does|did|is|are|was|were|can|could|will|would|should|shall|have|has|don't|doesn't|didn't|isn't|aren't|can't|won't|wouldn't)$/.test(
      words[from]?.lower ?? '',
    ) && /^(?:i|you|he|she|it|we|they|there)$/.test(words[from + 1]?.lower ?? '')
  );
}

/** "If you know what they do": the question belongs to the verb. */
const isObject = ({ lower }: TaggedWord): boolean =>
  /^(?:know|knows|knew|ask|asks|asked|wonder|see|saw|tell|told|say|said|think|understand|remember|decide|and|or|that)$/.test(
    lower,
  );
