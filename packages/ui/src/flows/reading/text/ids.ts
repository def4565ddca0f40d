/** The element of a footnote below the text, and that of its number in the text. */
export const noteId = (number: number): string => `note-${number}`;
export const noteMarkId = (number: number): string => `note-mark-${number}`;

/** The element of the heading that begins at a place of the anchored text. */
export const headingId = (from: number): string => `heading-${from}`;
