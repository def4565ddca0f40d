/** Most text that one call takes, in UTF-16 code units. */
export const textLimits = {
  /** A longer document is sent in parts. */
  corrections: 400_000,
  /** Context sent along with the text to correct. */
  around: 2_000,
  plagiarism: 1_000_000,
  makeLocal: 200_000,
  rewrite: 20_000,
  autocomplete: 5_000,
  /** No continuation is longer. */
  takenOffer: 1_000,
  citation: 5_000,
  /** Context of an AI action: the page sends 1000 (SPEC §9). */
  aiText: 20_000,
  aiSelection: 50_000,
  aiPrompt: 4_000,
  topic: 1_000,
  idea: 4_000,
  suggestion: 10_000,
} as const;
