export const fileTypes = ['pdf', 'docx', 'odt', 'epub', 'html', 'md', 'tex', 'txt'] as const;
export const pageSizes = ['A4', 'A5', 'Letter', 'Legal'] as const;

/** Width and height in mm, portrait (ISO 216, ANSI Y14.1). */
export const pageMeasures = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  Letter: { width: 215.9, height: 279.4 },
  Legal: { width: 215.9, height: 355.6 },
} as const satisfies Record<PageSize, { width: number; height: number }>;

/** Embedded in downloads. OpenDyslexic is made for dyslexic readers. */
export const fonts = ['source-serif-4', 'tinos', 'arimo', 'lexend', 'opendyslexic', 'ibm-plex-mono'] as const;

/** The fonts' own names: proper nouns, the same in every language. */
export const fontNames = {
  'source-serif-4': 'Source Serif 4',
  tinos: 'Tinos',
  arimo: 'Arimo',
  lexend: 'Lexend',
  opendyslexic: 'OpenDyslexic',
  'ibm-plex-mono': 'IBM Plex Mono',
} as const satisfies Record<Font, string>;

/** In Markdown and LaTeX: formatted, or as keys of a BibTeX file that comes with the download. */
export const fileCitations = ['formatted', 'keys'] as const;

/** Page margin in mm. */
export const marginBounds = { min: 10, max: 40, step: 1 } as const;
/** Size of the body text in pt. */
export const fontSizeBounds = { min: 9, max: 16, step: 1 } as const;

export type FileType = (typeof fileTypes)[number];
export type PageSize = (typeof pageSizes)[number];
export type Font = (typeof fonts)[number];

export const defaultDownloadOptions = {
  fileType: 'pdf',
  margin: 25,
  pageSize: 'A4',
  fontSize: 12,
  font: 'source-serif-4',
  citations: 'formatted',
} as const;
