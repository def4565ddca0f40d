/** The name and explanation of every finding about a missing "be". */
export const named = {
  rule: 'MissingVerb',
  reason: 'Grammar',
  summary: 'A form of “be” is missing here.',
} as const;
