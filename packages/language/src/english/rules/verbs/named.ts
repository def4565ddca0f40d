/** How a finding about a verb behind an auxiliary is named and explained. */
export const chain = {
  rule: 'VerbChain',
  reason: 'Grammar',
  summary: 'After this auxiliary the verb takes another form.',
} as const;

/** How a finding about a verb that depends on another word is named and explained. */
export const complement = {
  rule: 'VerbComplement',
  reason: 'Grammar',
  summary: 'The verb behind this word takes another form.',
} as const;
