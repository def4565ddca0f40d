/** Clean prose has about one finding in 150 words; this many are assumed in advance. */
const usual = { faults: 0.3, words: 45 };
/** In quarters, so that a text need not be read again whenever a mistake comes or goes. */
const steps = 4;
const most = 1.5;

/**
 * How much likelier another mistake is in a text that already has some, in decimal logarithms: a writer who has made
 * five mistakes in three lines has probably made a sixth. 0 without evidence, at most 1.5 (Bayes, with the usual rate
 * of mistakes as the prior).
 */
export function suspicionOf({ faults, words }: { readonly faults: number; readonly words: number }): number {
  const rate = (usual.faults + faults) / (usual.words + words);
  const raised = Math.log10((rate * usual.words) / usual.faults);
  return Math.round(steps * Math.max(0, Math.min(most, raised))) / steps;
}
