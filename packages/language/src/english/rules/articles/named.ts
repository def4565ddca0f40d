/** How a finding about a definite article is named and explained. */
export const definiteArticle = {
  rule: 'DefiniteArticle',
  reason: 'Grammar',
  summary: 'English uses its article otherwise here.',
} as const;

/** How a finding about a noun without its article is named and explained. */
export const articleMissing = {
  rule: 'BareNoun',
  reason: 'Grammar',
  summary: 'A noun that can be counted does not stand alone in the singular.',
} as const;
