/** How every finding of a missing "be" is named and explained. */
export const named = {
  rule: 'MissingVerb',
  reason: 'Grammar',
  summary: 'A form of “be” is missing here.',
} as const;
