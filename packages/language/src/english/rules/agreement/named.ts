/** The name and explanation of every finding about a verb in the wrong number. */
export const named = {
  rule: 'VerbAgreement',
  reason: 'Agreement',
  summary: 'The verb must agree in number with its subject.',
} as const;
