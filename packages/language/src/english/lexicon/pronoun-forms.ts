/** Pronouns as subjects, and what they are as objects; "you" and "it" have one form. */
export const objective: ReadonlyMap<string, string> = new Map(
  Object.entries({ i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' }),
);

/** Pronouns as objects, and what they are as subjects. */
export const nominative: ReadonlyMap<string, string> = new Map(
  Object.entries({ me: 'I', him: 'he', her: 'she', us: 'we', them: 'they' }),
);
