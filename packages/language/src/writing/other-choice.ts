import { withoutConnective } from './connectives.ts';
import { rankSentences } from './rank-sentences.ts';
import { sentencesOf } from './sentences.ts';
import { standsIn } from './stands-in.ts';

/**
 * Another summary of the same text, for one that cannot be reworded: the sentences next in rank, as many as the summary
 * has, in text order. Undefined if `summary` is not a selection of several sentences of `text`, or if no other
 * sentences are left.
 */
export function otherChoice(summary: string, text: string): string | undefined {
  const taken = sentencesOf(summary);
  const isThere = standsIn(text);
  // A continuous passage of the text may have been selected by its author.
  if (taken.length < 2 || isThere(summary) || !taken.every(isThere)) return undefined;
  const ranked = rankSentences(sentencesOf(text)).toSorted((a, b) => b.score - a.score || a.index - b.index);
  const isTaken = standsIn(summary);
  const free = ranked.map((sentence) => !isTaken(withoutConnective(sentence.text)));
  const from = free.lastIndexOf(false) + 1;
  // Sentences ranked before the summary's last one were skipped or used in an earlier version.
  const next = [...ranked.slice(from), ...ranked.slice(0, from).filter((_, index) => free[index])].slice(
    0,
    taken.length,
  );
  if (next.length === 0) return undefined;
  return next
    .toSorted((a, b) => a.index - b.index)
    .map((sentence) => withoutConnective(sentence.text))
    .join(' ');
}
