/** The mark (`accountHeader`) that means nobody is signed in. */
export const nobody = '.';

/** The account of a mark; null for `nobody`. */
export const accountOf = (mark: string): string | null => mark.split('.')[0] || null;
