/** How a comma behind the opening words is named and explained. */
export const openingComma = {
  rule: 'ClauseComma',
  reason: 'Punctuation',
  summary: 'A comma stands between the opening words and the clause.',
} as const;
