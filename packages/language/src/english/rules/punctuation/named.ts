/** The name and explanation of a finding about a comma after the opening words. */
export const openingComma = {
  rule: 'ClauseComma',
  reason: 'Punctuation',
  summary: 'A comma stands between the opening words and the clause.',
} as const;
