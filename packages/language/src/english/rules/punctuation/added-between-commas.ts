/** The explanation for a relative clause or an apposition without its commas. */
export const addedBetweenCommas = {
  rule: 'RelativeComma',
  reason: 'Punctuation',
  summary: 'A clause that only adds something stands between commas.',
} as const;
