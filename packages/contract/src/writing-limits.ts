/** Limits of the words and rules that an account keeps for its corrections. */
export const writingLimits = {
  words: 2_000,
  ignoredRules: 500,
  wordLength: 60,
  /** The most of each kind in one call. */
  atOnce: 500,
} as const;
