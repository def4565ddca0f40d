import type { Finding } from '../finding.ts';
import { likelyRules } from './likely-rules.ts';

/** A mistake that a rule knows speaks for more of them; one that is only likely speaks half as much. */
const weight = { sure: 2, likely: 1 };
/** In learners' prose there is a mistake in every twenty-five words (Write & Improve, CLC), in edited prose in a thousand. */
const wordsForEach = 25;

/**
 * Leaves out what is only likely to be wrong where little else is: who writes a hundred words without a mistake meant
 * the next ones as they stand. A line too short to tell keeps everything.
 */
export function amongMistakes(paragraph: string, findings: readonly Finding[]): Finding[] {
  const words = paragraph.match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0;
  const sure = findings.filter(({ rule }) => !likelyRules.has(rule));
  // A habit, such as capitals for what one writes about, is one.
  const likely = new Set(findings.map(({ rule }) => rule)).intersection(likelyRules);
  const mistakes = sure.length * weight.sure + likely.size * weight.likely;
  if (mistakes * wordsForEach >= words) return [...findings];
  return sure;
}
