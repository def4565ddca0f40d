/** The largest document that is stored, in bytes of its JSON. A pasted text of 2 MB fits with room to spare. */
export const maxDocumentBytes = 4 * 1024 * 1024;

/** How deeply nodes may be nested. */
export const maxDocumentDepth = 32;
