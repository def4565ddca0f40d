/** Limits of one import of references. */
export const referenceImportBounds = {
  /** In UTF-16 code units. */
  text: 5_000_000,
  references: 4000,
  /** DOIs, ISBNs and web addresses to look up; each is a call. */
  identifiers: 50,
} as const;

/**
 * Why a part of the input became no reference: it cannot be read; it has no title; it is already listed, or occurs
 * twice; no service knows it; no service could be reached; it exceeds the limit of one import; or the document lists as many works as it can.
 */
export const skipReasons = [
  'damaged',
  'untitled',
  'listed',
  'unknown',
  'unreachable',
  'surplus',
  'full',
] as const;
export type SkipReason = (typeof skipReasons)[number];

export interface SkippedPart {
  /** The beginning of the part, in one line. */
  readonly part: string;
  readonly reason: SkipReason;
}
