/** The id of a work that a file calls by a name, as long as a document may have it. */
export const ownId = (name: string): string =>
  (/^(?:own|doi):/u.test(name) ? name : `own:${name}`).slice(0, 400);
