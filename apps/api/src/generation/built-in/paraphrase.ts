import { expandContractions } from './contractions.ts';
import { relativePronouns } from './relative-pronouns.ts';
import { reorderClauses } from './reorder-clauses.ts';
import { sentenceJoints } from './sentence-joints.ts';
import { isEnglish, sentencesOf } from './sentences.ts';
import { findSites, replaceSites, type Site } from './sites.ts';
import { swappablePairs } from './swap-pairs.ts';
import { synonyms } from './synonyms.ts';

/**
 * Rewords an English text with what surely keeps its meaning: listed synonyms, the order of clauses, contractions
 * written out. Gives nothing where there is nothing to change.
 *
 * Each place has two wordings. The places fall into two groups, and a call changes one of them, by a rule that
 * looks at the text alone (the Gray code of the groups' first wordings), so that paraphrasing a paraphrase goes on
 * to a third and a fourth version before it comes back to the first.
 */
export function paraphrase(text: string): string | undefined {
  if (!isEnglish(text)) return undefined;
  const plain = expandContractions(text);
  const places = [
    ...findSites(plain, synonyms, [0, 1]),
    ...clauseSites(plain),
    ...swappablePairs(plain),
    ...relativePronouns(plain),
    ...sentenceJoints(plain),
  ];
  const free = withoutOverlap(places);
  const even = free.filter((_, index) => index % 2 === 0);
  const odd = free.filter((_, index) => index % 2 === 1);
  const group = odd.length === 0 || even[0]?.side === odd[0]?.side ? even : odd;
  const result = replaceSites(plain, group);
  return result === text ? undefined : result;
}

function clauseSites(text: string): Site[] {
  let from = 0;
  return sentencesOf(text).flatMap((sentence) => {
    const start = text.indexOf(sentence, from);
    if (start < 0) return [];
    from = start + sentence.length;
    const replacement = reorderClauses(sentence);
    if (replacement === undefined) return [];
    // A clause that moves to the front takes a capital away: only where it could move back is that surely right.
    const leads = /,/.test(sentence);
    if (!leads && reorderClauses(replacement) !== sentence) return [];
    const side = /^(?:because|although|even though|unless|whenever)\b/i.test(sentence) ? 0 : 1;
    return [{ start, end: from, replacement, side }];
  });
}

/** Words inside a clause that may move stay as they are: one change a sentence of that kind is enough. */
function withoutOverlap(sites: readonly Site[]): Site[] {
  const bySize = sites.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const kept: Site[] = [];
  for (const site of bySize) {
    if (!kept.some((other) => site.start < other.end && other.start < site.end)) kept.push(site);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}
