/** The name and explanation of a finding about a definite article. */
export const definiteArticle = {
  rule: 'DefiniteArticle',
  reason: 'Grammar',
  summary: 'English uses its article otherwise here.',
} as const;

/** The name and explanation of a finding about a noun without its article. */
export const articleMissing = {
  rule: 'BareNoun',
  reason: 'Grammar',
  summary: 'A noun that can be counted does not stand alone in the singular.',
} as const;
