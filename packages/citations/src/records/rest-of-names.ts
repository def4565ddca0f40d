/** Ends an incomplete list of names. */
export const restOfNames = 'et al.';

/** Whether a name only says that there are more, as BibTeX's `and others` does. */
export const isRestOfNames = (name: string): boolean => /^(?:and )?(?:others|et al\.?)$/iu.test(name.trim());

const joined =
  /(?:\s*[,;])?\s+(?:&(?:amp|#38);|and|und|et|e|y)\s+((?:<[^>]{1,200}>)*)et al\.((?:<\/\w+>)*)\.?|(?<=[,;]\s)((?:<[^>]{1,200}>)*)et al\.((?:<\/\w+>)*)\.?/giu;

/** A formatted line in which such an end is joined as one: no style knows that a list of names may be incomplete. */
export const withRestJoined = (html: string): string =>
  html.replaceAll(joined, (_, open?: string, close?: string, listOpen?: string, listClose?: string) =>
    open === undefined
      ? `${listOpen ?? ''}${restOfNames}${listClose ?? ''}`
      : ` ${open}${restOfNames}${close ?? ''}`,
  );
