import { type Finding, withoutOverlaps } from '@octavo/language';
import type { ToldMistake } from './told-mistakes.ts';

const longestReason = 200;

/** Whether the texts are so unlike that no mistake was mended but something else written. */
const isRewriting = (wrong: string, right: string): boolean => right.length > 3 * wrong.length + 20;

/**
 * Finds the places of what a model told. It names words, not places: they are looked for behind the mistake before,
 * then from the beginning. What does not stand in the paragraph is left out.
 */
export function placeMistakes(paragraph: string, told: readonly ToldMistake[]): Finding[] {
  const findings: Finding[] = [];
  let behind = 0;
  for (const { wrong, right, reason, kind } of told) {
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

/** Where words stand that are not a part of longer ones. */
function placeOf(text: string, words: string, from: number): number | undefined {
  for (let at = text.indexOf(words, from); at !== -1; at = text.indexOf(words, at + 1)) {
    const cutsBefore = isLetter(text.charAt(at - 1)) && isLetter(words.charAt(0));
    const cutsAfter = isLetter(text.charAt(at + words.length)) && isLetter(words.at(-1) ?? '');
    if (!cutsBefore && !cutsAfter) return at;
  }
  return undefined;
}

const isLetter = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);

/** Takes off the words that both sides have at their ends; one stays, so that there is a place to show. */
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
