/** The largest document that is kept, in bytes of its JSON. A pasted text of 2 MB fits with room to spare. */
export const maxDocumentBytes = 4 * 1024 * 1024;

/** How many nodes may stand inside one another. */
export const maxDocumentDepth = 32;
