/** What is taken at once when references are imported. */
export const referenceImportBounds = {
  /** In UTF-16 code units. */
  text: 2_000_000,
  references: 500,
  /** DOIs, ISBNs and web addresses to be looked up: each is a call. */
  identifiers: 50,
} as const;

/**
 * Why a part of what was given became no reference: it cannot be read; it has no title; the document lists it already
 * or it came twice; nobody has a record of it; nobody could be asked; it is one more than is taken at once.
 */
export const skipReasons = ['damaged', 'untitled', 'listed', 'unknown', 'unreachable', 'surplus'] as const;
export type SkipReason = (typeof skipReasons)[number];

export interface SkippedPart {
  /** How it begins, in one line. */
  readonly part: string;
  readonly reason: SkipReason;
}
