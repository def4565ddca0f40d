export const writingModes = ['blank', 'brainstorm', 'essay'] as const;
export type WritingMode = (typeof writingModes)[number];

/** In UTF-16 code units. */
export const maxTitleLength = 300;
/** Length of the name of a version, in UTF-16 code units. */
export const maxVersionName = 80;
/** Largest body of a save, in bytes of JSON: about 400,000 words of plain paragraphs. */
export const maxSaveBytes = 5 * 1024 * 1024;
/** Length of `contentPreview` in a list, in UTF-16 code units. */
export const previewLength = 160;
