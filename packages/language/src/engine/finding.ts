import type { CorrectionKind } from '@octavo/contract';

/** What a checker found in one paragraph; `offset` counts UTF-16 units from the paragraph's start. */
export type Finding = {
  readonly offset: number;
  readonly length: number;
  readonly kind: CorrectionKind;
  readonly rule: string;
  readonly summary: string;
  readonly replacement: string;
  readonly alternatives: readonly string[];
  /** A misspelt word is far from its first replacement: met again and again it is a name or a term. */
  readonly isFar?: boolean;
  /** Harper's kind of lint; rules of our own are known by their names. */
  readonly reason?: string;
};
