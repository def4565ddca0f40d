import type { Finding } from '../finding.ts';
import { isLikely, likelyRules } from './likely-rules.ts';

/** A mistake that a rule knows speaks for more of them; one that is only likely speaks half as much. */
const weight = { sure: 2, likely: 1 };
/**
 * In learners' prose there is a mistake in every twenty-five words (Write & Improve, CLC), in edited prose in a thousand. An
 * unknown word that is far from any other is a slip more often than what its rule only weighs.
 */
const wordsForEach = { likely: 20, far: 30 };

/**
 * Withholds what is only likely to be wrong where little else is: who writes a hundred words without a mistake meant
 * the next ones as they stand. A line too short to tell keeps everything.
 */
export function amongMistakes(paragraph: string, findings: readonly Finding[]): Finding[] {
  const words = paragraph.match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0;
  const sure = findings.filter((finding) => !isLikely(finding));
  // A habit, such as capitals for what one writes about, is one.
  const likely = new Set(findings.filter(isLikely).map(({ rule }) => rule));
  const mistakes = sure.length * weight.sure + likely.size * weight.likely;
  return findings.map((finding) => {
    const speaksFor = mistakes * wordsForEach[likelyRules.has(finding.rule) ? 'likely' : 'far'];
    return isLikely(finding) && speaksFor < words ? { ...finding, isWithheld: true } : finding;
  });
}
