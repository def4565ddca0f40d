import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../words/edit.ts';
import { isFinite } from '../../words/finite.ts';
import { subjectAt } from '../../words/subject-at.ts';

/**
 * "It rained for most of the week but we enjoyed every minute": a comma stands before "but" with a long clause on both
 * sides (Quirk and others, appendix III.11).
 */
export function joinedClauses({ words, end, start }: Sentence): Edit[] {
  if (!/^[.!]/.test(end) || /["“”'’(]/.test(start + end)) return [];
  const from = startOf(words);
  if (words.some(({ before }, place) => before !== '' && place !== from)) return [];
  const first = subjectAt(words, from);
  const at = words.findIndex(({ lower }) => lower === 'but');
  const second = at < 0 ? undefined : subjectAt(words, at + 1);
  const last = words[at - 1];
  if (!first || !last || !second || !isLong(words, at, second.isPronoun, from)) return [];
  if (
    words
      .slice(0, at)
      .some(({ lower }) => /^(?:nothing|not|all|none|anything|that|if|cannot|who|which)$/.test(lower))
  ) {
    return [];
  }
  return isFinite(words[second.verb])
    ? [
        {
          rule: 'ClauseComma',
          reason: 'Punctuation',
          summary: 'A comma stands before the conjunction that joins two clauses.',
          at: at - 1,
          remove: 2,
          put: [`${last.text},`, 'but'],
        },
      ]
    : [];
}

/** Both halves; where the second has a subject of its own that is no pronoun, five words before it do. */
const isLong = (words: Sentence['words'], at: number, isPronoun: boolean, from: number): boolean =>
  words.length - at >= longEnough && at - from >= (isPronoun ? longEnough : longEnough - 1);

const longEnough = 6;

/** Where the first clause begins: behind "For example," or "In my opinion,". */
function startOf(words: Sentence['words']): number {
  const comma = words.findIndex(({ before }) => before !== '');
  const isLink = comma > 0 && comma <= 4 && words[comma]?.before === ',';
  return isLink && !words.slice(0, comma).some((word) => isFinite(word)) ? comma : 0;
}
