export const writingModes = ['blank', 'brainstorm', 'essay'] as const;
export type WritingMode = (typeof writingModes)[number];

/** In UTF-16 code units. */
export const maxTitleLength = 300;
/** Highest word goal of a document. */
export const maxWordGoal = 1_000_000;
/** Length of the name of a version, in UTF-16 code units. */
export const maxVersionName = 80;
/** Largest body of a save, in bytes of JSON: about 400,000 words of plain paragraphs. */
export const maxSaveBytes = 5 * 1024 * 1024;
/** Largest file of a picture in a document, and how many pixels it may have. */
export const maxPictureBytes = 10 * 1024 * 1024;
export const maxPicturePixels = 50_000_000;
/** The longest alternative text of a picture, in UTF-16 code units. */
export const maxAltLength = 1000;
/** Total size of all pictures of one document, as stored. */
export const maxDocumentPictureBytes = 12 * 1024 * 1024;
/** Length of `contentPreview` in a list, in UTF-16 code units. */
export const previewLength = 160;
