/** How every finding of a verb in the wrong number is named and explained. */
export const named = {
  rule: 'VerbAgreement',
  reason: 'Agreement',
  summary: 'The verb must agree in number with its subject.',
} as const;
