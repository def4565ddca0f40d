import { withoutConnective } from './connectives.ts';
import { rankSentences } from './rank-sentences.ts';
import { sentencesOf } from './sentences.ts';
import { standsIn } from './stands-in.ts';

/**
 * Another summary of the same text, for one that cannot be reworded: the sentences that come next in rank, as many
 * as the summary has, in the order of the text. Nothing where `summary` is no choice of several sentences out of
 * `text`, or where no other sentences are left.
 */
export function otherChoice(summary: string, text: string): string | undefined {
  const taken = sentencesOf(summary);
  const isThere = standsIn(text);
  // What stands in one piece in the text may be a passage that its author selected.
  if (taken.length < 2 || isThere(summary) || !taken.every(isThere)) return undefined;
  const ranked = rankSentences(sentencesOf(text)).toSorted((a, b) => b.score - a.score || a.index - b.index);
  const isTaken = standsIn(summary);
  const free = ranked.map((sentence) => !isTaken(withoutConnective(sentence.text)));
  const from = free.lastIndexOf(false) + 1;
  // What ranks before the summary's last sentence was passed over or was an earlier version.
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
