/** In clean prose something is found about once in 150 words; as many words of it as this are taken for read. */
const usual = { faults: 0.3, words: 45 };
/** In quarters, so that a text is not read anew for each fault that comes or goes. */
const steps = 4;
const most = 1.5;

/**
 * How much likelier another fault is in a text that has some, in decimal logarithms: who has written five mistakes in
 * three lines has more probably made a sixth. 0 where nothing speaks for it, at most 1.5 (Bayes, with the usual rate of
 * faults as what is known before).
 */
export function suspicionOf({ faults, words }: { readonly faults: number; readonly words: number }): number {
  const rate = (usual.faults + faults) / (usual.words + words);
  const raised = Math.log10((rate * usual.words) / usual.faults);
  return Math.round(steps * Math.max(0, Math.min(most, raised))) / steps;
}
