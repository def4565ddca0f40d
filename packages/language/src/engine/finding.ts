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
  /** Too unsure to be told where so little is wrong; it stays where it was told before. */
  readonly isWithheld?: true;
  /** Harper's kind of lint; rules of our own are known by their names. */
  readonly reason?: string;
};

/** Whether a finding may be told by itself. */
export const isTold = ({ isWithheld }: Pick<Finding, 'isWithheld'>): boolean => isWithheld !== true;
