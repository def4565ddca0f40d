import type { Suggestion } from '@octavo/machines/suggestions';

export type { Suggestion };

/** What a suggestion is about; each kind has its own colour. */
export type CorrectionKind = Suggestion['kind'];

/** A suggestion without its position. */
export type Finding = Omit<Suggestion, 'from' | 'to'>;

/** A finding of the checker, by UTF-16 offset and length in the checked text. */
export interface Correction {
  readonly offset: number;
  readonly length: number;
  readonly replacement: string;
  readonly icon: CorrectionKind;
  readonly summary: string;
  readonly rule: string;
  readonly alternatives: readonly string[];
  readonly reason?: string | undefined;
  readonly isLikely?: boolean | undefined;
  /** Too uncertain to be shown while so little else is wrong. If it is already shown, it stays. */
  readonly isWithheld?: boolean | undefined;
}
