import { type Finding, withoutOverlaps } from '@octavo/language';
import type { ReportedMistake } from './reported-mistakes.ts';

const longestReason = 200;

/** Whether the texts differ so much that the mistake was replaced by something else rather than corrected. */
const isRewriting = (wrong: string, right: string): boolean => right.length > 3 * wrong.length + 20;

/**
 * Locates the mistakes that a model reported. It quotes words without positions: they are searched for after the
 * previous mistake, then from the beginning. Words that do not occur in the paragraph are left out.
 */
export function placeMistakes(paragraph: string, reported: readonly ReportedMistake[]): Finding[] {
  const findings: Finding[] = [];
  let behind = 0;
  for (const { wrong, right, reason, kind } of reported) {
    if (wrong.trim() === '' || wrong === right || right.includes('\n') || isRewriting(wrong, right)) continue;
    const at = placeOf(paragraph, wrong, behind) ?? placeOf(paragraph, wrong, 0);
    if (at === undefined) continue;
    behind = at + wrong.length;
    findings.push({
      ...narrowed(at, wrong, right),
      kind,
      rule: `model-${kind}`,
      summary: reason.trim().slice(0, longestReason) || right,
      alternatives: [],
    });
  }
  return withoutOverlaps(findings);
}

/** Where words occur that are not part of longer ones. */
function placeOf(text: string, words: string, from: number): number | undefined {
  for (let at = text.indexOf(words, from); at !== -1; at = text.indexOf(words, at + 1)) {
    const cutsBefore = isLetter(text.charAt(at - 1)) && isLetter(words.charAt(0));
    const cutsAfter = isLetter(text.charAt(at + words.length)) && isLetter(words.at(-1) ?? '');
    if (!cutsBefore && !cutsAfter) return at;
  }
  return undefined;
}

const isLetter = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);

/** Trims the words that both sides have in common at their ends; one is kept, so that there is something to mark. */
function narrowed(
  at: number,
  wrong: string,
  right: string,
): Pick<Finding, 'offset' | 'length' | 'replacement'> {
  const from = wrong.match(/\s+|\S+/g) ?? [];
  const to = right.match(/\s+|\S+/g) ?? [];
  let start = 0;
  while (start < from.length - 1 && start < to.length && from[start] === to[start]) start++;
  const most = Math.min(from.length - 1, to.length) - start;
  let end = 0;
  while (end < most && from.at(-1 - end) === to.at(-1 - end)) end++;
  return {
    offset: at + from.slice(0, start).join('').length,
    length: from.slice(start, from.length - end).join('').length,
    replacement: to.slice(start, to.length - end).join(''),
  };
}
