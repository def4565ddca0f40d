/** What a suggestion is about; each kind has its own colour. */
export type CorrectionKind = 'spelling' | 'grammar' | 'clarity' | 'style';

/** A finding of the checker, by UTF-16 offset and length in the text it was asked about. */
export interface Correction {
  readonly offset: number;
  readonly length: number;
  readonly replacement: string;
  readonly icon: CorrectionKind;
  readonly summary: string;
  readonly rule: string;
  readonly alternatives: readonly string[];
}

/** A suggestion without its place. */
export interface Finding {
  readonly id: string;
  readonly kind: CorrectionKind;
  readonly icon: string;
  readonly summary: string;
  readonly original: string;
  readonly replacement: string;
  readonly alternatives: string[];
  readonly rule: string;
}

/** A suggestion where it stands in the document now. */
export interface Suggestion extends Finding {
  readonly from: number;
  readonly to: number;
}
