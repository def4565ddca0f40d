/** Subject pronouns and their object forms; "you" and "it" have one form. */
export const objective: ReadonlyMap<string, string> = new Map(
  Object.entries({ i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' }),
);

/** Object pronouns and their subject forms. */
export const nominative: ReadonlyMap<string, string> = new Map(
  Object.entries({ me: 'I', him: 'he', her: 'she', us: 'we', them: 'they' }),
);
