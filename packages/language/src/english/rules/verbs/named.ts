/** The name and explanation of a finding about a verb after an auxiliary. */
export const chain = {
  rule: 'VerbChain',
  reason: 'Grammar',
  summary: 'After this auxiliary the verb takes another form.',
} as const;

/** The name and explanation of a finding about a verb that depends on another word. */
export const complement = {
  rule: 'VerbComplement',
  reason: 'Grammar',
  summary: 'The verb behind this word takes another form.',
} as const;
